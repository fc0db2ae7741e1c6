import { idSchema } from './id.js';

describe('idSchema', () => {
  it('accepts opaque ids and nothing with a meaning to a database or a path', () => {
    const good = ['a', '0', 'V1StGXR8_Z5jdHi6B-myT', 'booking:6b01:share', 'x'.repeat(64)];
    const bad = ['', 'x'.repeat(65), 'a.b', '$where', '../a', 'a b', 'a\n', 'é', 5, null, { $ne: '' }];
    expect(good.filter((id) => !idSchema.safeParse(id).success)).toEqual([]);
    expect(bad.filter((id) => idSchema.safeParse(id).success)).toEqual([]);
  });
});

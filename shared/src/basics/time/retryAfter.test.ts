import { retryAfterMs } from './retryAfter.js';

describe('Retry-After', () => {
  const now = Date.UTC(2026, 2, 2, 10);

  it('has seconds or a date', () => {
    expect(retryAfterMs('120', now)).toBe(120_000);
    expect(retryAfterMs('Mon, 02 Mar 2026 10:05:00 GMT', now)).toBe(300_000);
    expect(retryAfterMs('Mon, 02 Mar 2026 09:00:00 GMT', now)).toBe(0);
  });

  it.each([undefined, null, '', '-5', '1.5', 'soon', '99999999999'])('is ignored if it is %s', (header) => {
    expect(retryAfterMs(header, now)).toBeNull();
  });
});

import { takenPictures } from './takenPictures.js';

describe('takenPictures', () => {
  const both = { pickup_image: '/p', deliver_image: '/d', signature_image: null };
  const shown = (...parameters: Parameters<typeof takenPictures>) =>
    takenPictures(...parameters).map(({ src }) => src);

  it('returns the existing pictures [3.16]', () => {
    expect(shown({ ...both, signature_image: '/s' })).toEqual(['/p', '/d', '/s']);
    expect(shown({ ...both, deliver_image: null })).toEqual(['/p']);
    expect(shown({ pickup_image: null, deliver_image: null, signature_image: null })).toEqual([]);
  });

  it('omits the picture that is shown where it is taken', () => {
    expect(shown(both, 'deliver_image')).toEqual(['/p']);
    expect(shown({ ...both, deliver_image: null }, 'pickup_image')).toEqual([]);
  });
});

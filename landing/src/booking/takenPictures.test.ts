import { takenPictures } from './takenPictures.js';

describe('takenPictures', () => {
  const both = { pickup_image: '/p', deliver_image: '/d' };
  const shown = (...parameters: Parameters<typeof takenPictures>) =>
    takenPictures(...parameters).map(({ src }) => src);

  it('gives the pictures there are [3.16]', () => {
    expect(shown(both, undefined)).toEqual(['/p', '/d']);
    expect(shown({ ...both, deliver_image: null }, undefined)).toEqual(['/p']);
  });

  it('leaves out the one that is shown where it is taken', () => {
    expect(shown(both, 'deliver_image')).toEqual(['/p']);
    expect(shown({ ...both, deliver_image: null }, 'pickup_image')).toEqual([]);
  });
});

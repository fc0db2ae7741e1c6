import { placeAt, replaySpeed } from './replay.js';

describe('a trip replay', () => {
  const track = [
    { at: 1_000, lat: 10, lng: 20 },
    { at: 2_000, lat: 12, lng: 21 },
    { at: 2_000, lat: 13, lng: 21 },
    { at: 4_000, lat: 13, lng: 25 },
  ];

  it('is at the trip’s points at their times, and on a straight line between them [7.34]', () => {
    expect(placeAt(track, 1_000)).toEqual({ lat: 10, lng: 20 });
    expect(placeAt(track, 1_500)).toEqual({ lat: 11, lng: 20.5 });
    expect(placeAt(track, 3_000)).toEqual({ lat: 13, lng: 23 });
    expect(placeAt(track, 4_000)).toEqual({ lat: 13, lng: 25 });
  });

  it('stays at its ends before and after, and has no position without a track', () => {
    expect(placeAt(track, 0)).toEqual({ lat: 10, lng: 20 });
    expect(placeAt(track, 9_000)).toEqual({ lat: 13, lng: 25 });
    expect(placeAt([], 0)).toBeNull();
  });

  it('takes at most half a minute', () => {
    expect(replaySpeed(0, 60_000)).toBe(10);
    expect(replaySpeed(0, 3_600_000)).toBe(120);
  });
});

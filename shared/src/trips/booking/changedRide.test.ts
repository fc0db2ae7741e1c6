import { changedEstimate, type Way } from './changedRide.js';

const way = (km: number): Way => ({ distance: km, duration: km * 60 });
const estimate = (agreed: number, driven: number, before: number, after: number) =>
  changedEstimate(way(agreed), { driven: way(driven), before: way(before), after: way(after) });

describe('the estimate of a trip that is changed while it is driven [4.67]', () => {
  it('is what was driven plus the new way ahead, if it was driven as promised', () => {
    expect(estimate(10, 4, 6, 9)).toEqual(way(13));
    expect(estimate(10, 4, 6, 1)).toEqual(way(5));
    expect(estimate(10, 4, 6, 0)).toEqual(way(4));
  });

  it('keeps the promise about what lies behind, however it was driven', () => {
    // Slowly, or by a detour: the driver gains nothing by a small change.
    expect(estimate(10, 9, 6, 6)).toEqual(way(10));
    expect(estimate(10, 9, 6, 7)).toEqual(way(11));
    // Quickly: neither does the rider.
    expect(estimate(10, 2, 6, 6)).toEqual(way(10));
    expect(estimate(10, 2, 6, 5)).toEqual(way(9));
  });

  it('does not fall by changing to and fro while the driver drives on', () => {
    // 2 km behind, 8 km to the drop, and 8 km to another place in the other direction.
    const other = estimate(10, 2, 8, 8);
    // 2 km later, the drop is 6 km away and the other place 10 km.
    expect(estimate(other.distance, 4, 10, 6)).toEqual(way(10));
  });

  it('pays for a way that was driven in vain, up to the promise', () => {
    expect(estimate(10, 3, 13, 0)).toEqual(way(3));
    expect(estimate(10, 25, 35, 0)).toEqual(way(10));
  });
});

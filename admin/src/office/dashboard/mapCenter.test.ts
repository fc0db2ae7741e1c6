import { mapCenter } from './mapCenter.js';

const newYork = { lat: 40.7, lng: -74 };

describe('mapCenter', () => {
  it('centers on the user when drivers are nearby, otherwise on the drivers', () => {
    const nearby = { lat: 40.9, lng: -74.1 };
    expect(mapCenter([newYork], nearby)).toEqual(nearby);
    expect(mapCenter([newYork], { lat: 48.8, lng: 2.3 })).toEqual(newYork);
    expect(mapCenter([newYork], null)).toEqual(newYork);
  });

  it('is not shifted by one driver far away', () => {
    expect(mapCenter([newYork, newYork, { lat: -33, lng: 151 }], null)).toEqual(newYork);
  });

  it('centers on the user when there are no drivers, and nowhere when nothing is known', () => {
    expect(mapCenter([], newYork)).toEqual(newYork);
    expect(mapCenter([], null)).toBeNull();
  });
});

import { isMuchLonger } from './longerTrip.js';

describe('whether a trip is much longer than its driver accepted [4.100]', () => {
  it('follows the setting', () => {
    expect(isMuchLonger({ distance: 15 }, { distance: 10 }, 50)).toBe(false);
    expect(isMuchLonger({ distance: 15.1 }, { distance: 10 }, 50)).toBe(true);
    expect(isMuchLonger({ distance: 15.1 }, { distance: 10 }, 60)).toBe(false);
  });

  it('never is because of a kilometer or two', () => {
    expect(isMuchLonger({ distance: 5.9 }, { distance: 1 }, 50)).toBe(false);
    expect(isMuchLonger({ distance: 6.1 }, { distance: 1 }, 50)).toBe(true);
  });

  it('counts the hours of a trip by the hour, and one hour more never', () => {
    const hours = (now: number, before: number) =>
      isMuchLonger({ distance: 40, hours: now }, { distance: 40, hours: before }, 50);
    expect(hours(2, 1)).toBe(false);
    expect(hours(3, 1)).toBe(true);
    expect(hours(6, 4)).toBe(false);
    expect(hours(7, 4)).toBe(true);
  });
});

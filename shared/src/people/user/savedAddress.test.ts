import { matchingSavedAddress } from './savedAddress.js';

const address = (lng: number, description = 'saved') => ({ lat: 0, lng, description, count: 1 });
const drop = { lat: 0, lng: 0, add: 'drop' };
/** Degrees of longitude at the equator for a distance in km. */
const degrees = (km: number) => km / 111.19508;

describe('matchingSavedAddress', () => {
  it('finds the saved address within 0.1 of the drop, or none [4.13, 9.4]', () => {
    expect(matchingSavedAddress([address(degrees(0.0999))], drop, false)).toBe(0);
    expect(matchingSavedAddress([address(degrees(0.1001))], drop, false)).toBe(-1);
    expect(matchingSavedAddress([address(degrees(5)), address(0)], drop, false)).toBe(1);
    expect(matchingSavedAddress([], drop, false)).toBe(-1);
  });

  it('measures in miles when the settings do [9.4]', () => {
    expect(matchingSavedAddress([address(degrees(0.16))], drop, true)).toBe(0);
    expect(matchingSavedAddress([address(degrees(0.162))], drop, true)).toBe(-1);
    expect(matchingSavedAddress([address(degrees(0.16))], drop, false)).toBe(-1);
  });
});

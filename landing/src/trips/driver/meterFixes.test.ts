import type { StepEntry } from '../../frame/offline/driverQueue.js';
import { fixesOfTrip, withFixes } from './meterFixes.js';

const fix = (at: number) => ({ lat: at / 1000, lng: 2, at });
const start = fix(100);

describe('the fixes of a meter', () => {
  it('come from the server and the device, each once and in order', () => {
    expect(withFixes([fix(2), fix(4)], [fix(3), fix(4), fix(1)])).toEqual([fix(1), fix(2), fix(3), fix(4)]);
  });

  it('leave out those that are coarse or were never believed', () => {
    const known = [fix(2)];
    const more = [
      { ...fix(3), accuracyM: 900 },
      { ...fix(4), flagged: true },
    ];
    expect(withFixes(known, more)).toBe(known);
  });

  it('last until now, where the car was last seen', () => {
    expect(fixesOfTrip([fix(50), fix(200)], { start, reach: undefined, now: 900 })).toEqual([
      start,
      fix(200),
      { ...fix(200), at: 900 },
    ]);
  });

  it('end where the driver has ended the trip, although the server does not know it yet', () => {
    const reach = { at: 300, body: { lat: 1, lng: 2 } } as unknown as StepEntry;
    expect(fixesOfTrip([fix(200), fix(400)], { start, reach, now: 900 })).toEqual([
      start,
      fix(200),
      { lat: 1, lng: 2, at: 300 },
    ]);
  });
});

import fc from 'fast-check';
import { fittingInto, pointsOfTrip, statusAt } from './tripTrack.js';

const START = 1_700_000_000_000;
const at = (seconds: number) => START + seconds * 1000;

/** A drive north at 36 km/h. */
const drive = (...seconds: number[]) =>
  seconds.map((second) => ({ lat: 40 + second * 0.00009, lng: -73.9, at: at(second) }));

describe('the status of a trip at a moment', () => {
  const times = { driver_arrive_time: at(10), trip_start_time: at(20), trip_end_time: at(30) };

  it('follows the times of its steps', () => {
    expect([9, 10, 19, 20, 25].map((second) => statusAt(times, at(second)))).toEqual([
      'ACCEPTED',
      'ARRIVED',
      'ARRIVED',
      'STARTED',
      'STARTED',
    ]);
    expect(statusAt({}, at(99))).toBe('ACCEPTED');
  });

  it('is corrected in points that were stored before a step became known, and never lowered', () => {
    const stored = [
      { at: at(5), status: 'STARTED' },
      { at: at(15), status: 'ACCEPTED' },
      { at: at(20), status: 'ACCEPTED' },
      { at: at(30), status: 'REACHED' },
      { at: at(31), status: 'STARTED' },
    ];
    expect(pointsOfTrip(stored, times).map(({ status }) => status)).toEqual([
      'STARTED',
      'ARRIVED',
      'STARTED',
      'REACHED',
    ]);
    expect(pointsOfTrip(stored, {})).toEqual(stored);
  });
});

describe('late positions', () => {
  it('fit if the car can have been there between the known ones', () => {
    const far = { lat: 41, lng: -73.9, at: at(25) };
    const late = [...drive(10, 20), far, ...drive(30)];
    expect(fittingInto(drive(0, 15, 40), late)).toEqual(drive(10, 20, 30));
  });

  it('of any part of a drive complete it, however it is divided between two devices', () => {
    const seconds = Array.from({ length: 20 }, (_, index) => index * 5);
    fc.assert(
      fc.property(fc.subarray(seconds), (lateSeconds) => {
        const known = drive(...seconds.filter((second) => !lateSeconds.includes(second)));
        expect(fittingInto(known, drive(...lateSeconds))).toEqual(drive(...lateSeconds));
      }),
    );
  });
});

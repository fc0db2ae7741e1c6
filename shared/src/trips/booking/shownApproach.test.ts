import { isDriversFault, showsApproach } from './shownApproach.js';

const MINUTE = 60_000;
const ARRIVAL_KM = 0.3;
const pickup = { lat: 40, lng: -73 };
const KM_PER_DEGREE = 111.195;
/** A position this many km north of the pickup, after so many minutes. */
const at = (km: number, minutes: number) => ({
  lat: pickup.lat + km / KM_PER_DEGREE,
  lng: pickup.lng,
  at: minutes * MINUTE,
});
const shows = (...fixes: ReturnType<typeof at>[]) => showsApproach(pickup, fixes, ARRIVAL_KM);

describe('an approach is shown [3.27]', () => {
  it.each([
    ['a driver who is at the pickup', [at(0.2, 0)]],
    ['one who came to it', [at(2, 0), at(1, 3), at(0.2, 6)]],
    ['one who has driven a quarter of a short way', [at(1, 0), at(0.74, 2)]],
    ['one who has driven half a kilometer of a long way', [at(8, 0), at(7.49, 2)]],
  ])('by %s', (_, fixes) => expect(shows(...fixes)).toBe(true));

  it.each([
    ['nobody without a position', []],
    ['a driver who accepted far away and stood still', [at(8, 0), at(8, 5), at(7.99, 10)]],
    ['one who stood still nearby, moving as far as devices err', [at(0.5, 0), at(0.36, 5)]],
    ['one who drove away', [at(2, 0), at(4, 5)]],
    ['one who left the pickup again', [at(0.1, 0), at(3, 10)]],
    ['one who came nearer and turned back', [at(3, 0), at(1, 4), at(3, 8)]],
    ['one who claims to have jumped there', [at(30, 0), at(0, 1), at(0, 1.1)]],
  ])('not by %s', (_, fixes) => expect(shows(...fixes)).toBe(false));
});

it('standing still counts against a driver who had two minutes to set off', () => {
  const trip = { acceptedAt: 0, hasApproached: false };
  expect(isDriversFault(trip, 2 * MINUTE)).toBe(true);
  expect(isDriversFault(trip, 2 * MINUTE - 1)).toBe(false);
  expect(isDriversFault({ ...trip, hasApproached: true }, 60 * MINUTE)).toBe(false);
});

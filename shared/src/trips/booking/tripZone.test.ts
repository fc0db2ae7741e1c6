import { movedTripDate, sameClockIn, zoneOfTrip, zonePoint } from './tripZone.js';

const NEW_YORK = 'America/New_York';
const LOS_ANGELES = 'America/Los_Angeles';
const at = (text: string) => Date.parse(text);

it('reads the times of a trip in the zone of its pickup, or else in that of the business [4.70]', () => {
  expect(zoneOfTrip({ timeZone: LOS_ANGELES }, { timeZone: NEW_YORK })).toBe(LOS_ANGELES);
  expect(zoneOfTrip({}, { timeZone: NEW_YORK })).toBe(NEW_YORK);
  expect(zoneOfTrip({ timeZone: null }, { timeZone: NEW_YORK })).toBe(NEW_YORK);
});

it('looks up the same zone for all points within about 100 m', () => {
  expect(zonePoint({ lat: 34.052235, lng: -118.243683 })).toEqual({ lat: 34.052, lng: -118.244 });
  expect(zonePoint({ lat: 34.05201, lng: -118.24399 })).toEqual({ lat: 34.052, lng: -118.244 });
});

it('keeps the clock time when a pickup moves to another zone [4.71]', () => {
  const eight = at('2031-01-15T13:00Z');
  expect(sameClockIn(eight, NEW_YORK, LOS_ANGELES)).toBe(at('2031-01-15T16:00Z'));
  expect(sameClockIn(eight, NEW_YORK, 'Pacific/Honolulu')).toBe(at('2031-01-15T18:00Z'));
  expect(sameClockIn(eight, NEW_YORK, NEW_YORK)).toBe(eight);
  // Phoenix has no summer time: in July it is as far from New York as Los Angeles.
  expect(sameClockIn(at('2031-07-15T12:00Z'), NEW_YORK, 'America/Phoenix')).toBe(at('2031-07-15T15:00Z'));
});

it('takes the earlier of two equal times in the new zone, and a skipped one later by the gap [4.71]', () => {
  // In Phoenix, 1:30 and 2:30 are times like any other.
  const phoenix = 'America/Phoenix';
  expect(sameClockIn(at('2031-11-02T08:30Z'), phoenix, LOS_ANGELES)).toBe(at('2031-11-02T08:30Z'));
  expect(sameClockIn(at('2031-03-09T09:30Z'), phoenix, LOS_ANGELES)).toBe(at('2031-03-09T10:30Z'));
});

it('leaves the moment that the form suggests for soon, whichever zone it is in [4.71]', () => {
  const now = at('2031-01-15T12:00Z');
  const moved = (time: string) => movedTripDate(at(time), { from: NEW_YORK, to: LOS_ANGELES, now });
  expect(moved('2031-01-15T13:00Z')).toBe(at('2031-01-15T13:00Z'));
  expect(moved('2031-01-15T15:00Z')).toBe(at('2031-01-15T18:00Z'));
});

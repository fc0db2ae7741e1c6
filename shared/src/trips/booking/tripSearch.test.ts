import { tripSearch } from './tripSearch.js';

const now = 1_772_447_400_000;
const MINUTE = 60_000;
const settings = { driverRadius: 10, convert_to_mile: false };
const trip = { status: 'NEW', tripdate: now - MINUTE, bookLater: false } as const;
const offer = (state: string, expiresAt: number) => ({ driver: 'd', at: now - MINUTE, expiresAt, state });

it('counts who was asked and who can still answer, and says when the search ends', () => {
  const offers = [
    offer('offered', now + 1),
    offer('offered', now),
    offer('expired', now - 1),
    offer('declined', now - 1),
    offer('withdrawn', now - 1),
  ];
  expect(tripSearch({ ...trip, dispatch: { offers, searchedKm: 2.5 } }, settings, now)).toEqual({
    since: now - MINUTE,
    endsAt: now + 29 * MINUTE,
    asked: 4,
    asking: 1,
    searched: 2.5,
    radius: 10,
  });
});

it('starts over when a driver gives the trip back, and goes as far as it was widened', () => {
  expect(tripSearch({ ...trip, waitingSince: now, widened: 1 }, settings, now)).toMatchObject({
    since: now,
    endsAt: now + 30 * MINUTE,
    asked: 0,
    searched: null,
    radius: 20,
  });
});

it('is none before dispatch begins, and once a driver has taken the trip', () => {
  const later = { ...trip, bookLater: true, tripdate: now + 15 * MINUTE };
  expect(tripSearch(later, settings, now - 1)).toBeNull();
  expect(tripSearch(later, settings, now)).toMatchObject({ since: now, endsAt: now + 45 * MINUTE });
  expect(tripSearch({ ...trip, status: 'ACCEPTED' }, settings, now)).toBeNull();
});

import { PICKUP } from '../../support/builders.js';
import type { Step } from '../killAtEachWrite.js';
import type { Play } from '../play.js';
import { book, scheduled } from './trip.js';

const WINDOW_S = 10;
const SOUTH = { ...PICKUP, lat: PICKUP.lat - 0.01 };

/** Two trips that wait for the only driver, until a window ends. */
async function collected(play: Play): Promise<string> {
  const { settings } = play.observer.services.db;
  await settings.saveSettings({ autoDispatch: false });
  const ids = [await book(play), await book(play, { pickup: SOUTH })];
  await settings.saveSettings({ autoDispatch: true, matchSeconds: WINDOW_S });
  await play.wait(WINDOW_S * 1_000);
  return ids.join();
}

/** No driver has two offers, no trip has a driver who is not asked, and each trip that waits has its time. */
async function expectSound(play: Play, about: string): Promise<void> {
  const trips = await play.observer.services.db.bookings.findMany(about.split(','));
  const open = trips.flatMap(({ dispatch }) =>
    (dispatch?.offers ?? []).filter(({ state }) => state === 'offered').map(({ driver }) => driver),
  );
  expect(new Set(open).size).toBe(open.length);
  const asked = trips.flatMap(({ requestedDrivers }) => Object.keys(requestedDrivers ?? {}));
  expect(asked.toSorted()).toEqual(open.toSorted());
  for (const { id, status, dispatch } of trips)
    expect([id, status, typeof dispatch?.nextAt]).toEqual([id, 'NEW', 'number']);
}

/** Trips that are matched with drivers together. */
export const matchSteps: readonly Step[] = [
  {
    title: 'the scheduler matches the trips of a window together',
    before: collected,
    take: scheduled,
    expectAfter: expectSound,
  },
];

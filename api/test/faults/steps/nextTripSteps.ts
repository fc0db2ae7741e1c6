import { DROP, PICKUP } from '../../support/builders.js';
import type { Step } from '../killAtEachWrite.js';
import type { Play } from '../play.js';
import { book, cancel, done, drive, drivenTo, scheduled } from './trip.js';

/** Near the end of the first trip. */
const CORNER = { ...DROP, lat: DROP.lat + 0.003, add: 'Lincoln Center' };
const AHEAD_MS = 15 * 60_000;
const LATE_MS = AHEAD_MS + 6 * 60_000;

/** A trip near the end of one that the driver has started, and that one. */
async function offered(play: Play): Promise<{ first: string; id: string }> {
  await play.observer.services.db.settings.saveSettings({ forwardMinutes: 10 });
  const first = await drivenTo(play, 'start');
  // Nobody is late while the test lets time pass.
  const later = { bookLater: true, tripdate: play.at + AHEAD_MS };
  return { first, id: await book(play, { pickup: CORNER, drop: PICKUP, ...later }) };
}

/** The same once the driver has taken it as the next one. */
async function taken(play: Play): Promise<{ first: string; id: string }> {
  const both = await offered(play);
  await done(drive(play, both.id, 'accept'));
  return both;
}
const takenNextOf = async (play: Play) => (await taken(play)).id;
const firstOf = async (play: Play) => (await taken(play)).first;

/** Trips that drivers take while they are still on another one. */
export const nextTripSteps: readonly Step[] = [
  {
    title: 'a driver with a next trip ends the first one',
    before: firstOf,
    take: (play, id) => drive(play, id, 'reach'),
  },
  {
    title: 'a rider cancels a trip whose driver is on another one',
    before: takenNextOf,
    take: (play, id) => cancel(play, 'rider', id),
  },
  {
    title: 'a driver gives back the next trip during another one',
    before: takenNextOf,
    take: (play, id) => play.as('driver').post(`/bookings/${id}/giveBack`, { reason: 'Too long' }),
  },
  {
    title: 'a next trip is offered anew because the first one takes longer',
    async before(play) {
      const { id } = await taken(play);
      await play.wait(LATE_MS);
      return id;
    },
    take: scheduled,
  },
  {
    title: 'the scheduler begins the next trip of a driver whose first one ended',
    before: firstOf,
    cutOff: { take: (play, id) => drive(play, id, 'reach'), after: 1 },
    take: scheduled,
  },
];

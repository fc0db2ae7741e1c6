import { seriesBookingId, wayBackId } from '@wayfare/shared';
import { DROP, PICKUP } from '../../support/builders.js';
import type { Step } from '../killAtEachWrite.js';
import type { Play } from '../play.js';
import { people } from '../world.js';
import { done, scheduled } from './trip.js';

const DAY = 24 * 60 * 60_000;
const [TUESDAY, WEDNESDAY] = [20_260_303, 20_260_304];

/** Staff enter a school run, there at 8 and back at 15:00, on two days. */
const enter = (play: Play, headers: Record<string, string> = {}) =>
  play.as('admin').post(
    '/series',
    {
      customer: people.rider.id,
      rule: 'FREQ=DAILY',
      minutes: 8 * 60,
      returnMinutes: 15 * 60,
      from: TUESDAY,
      until: WEDNESDAY,
      pickup: PICKUP,
      drop: DROP,
      carType: 'Economy',
    },
    headers,
  );

/** Bookings are made for as many days ahead, and for today. */
const makeAhead = (play: Play, seriesDaysAhead: number) =>
  play.observer.services.db.settings.saveSettings({ seriesDaysAhead });

async function entered(play: Play): Promise<string> {
  await makeAhead(play, 2);
  return (await done(enter(play))).body.id;
}

/** The trips of a day by their ids, and how they stand. Each is there once: the ids follow from the day. */
async function tripsOf({ observer }: Play, series: string, day: number): Promise<string[]> {
  const there = seriesBookingId(series, day);
  const trips = await observer.services.db.bookings.findMany([there, wayBackId(there)]);
  return trips.map(({ status }) => status);
}

/** References are drawn at random: the trips are looked at one by one. */
const expectBoth = async (play: Play, series: string, day: number) =>
  expect([day, await tripsOf(play, series, day)]).toEqual([day, ['NEW', 'NEW']]);

/** Recurring trips there and back: each day has both trips or none, and each of them once. */
export const seriesSteps: readonly Step[] = [
  {
    title: 'staff enter recurring trips there and back',
    async before(play) {
      await makeAhead(play, 2);
      return '';
    },
    take: (play) => enter(play, { 'idempotency-key': 'once' }),
    async expectAfter(play, _about, isRepeated) {
      const { body: entries } = await done(play.as('admin').get('/series'));
      expect(entries.length).toBeLessThanOrEqual(1);
      if (isRepeated) expect(entries).toHaveLength(1);
      for (const { id } of entries) for (const day of [TUESDAY, WEDNESDAY]) await expectBoth(play, id, day);
    },
  },
  {
    title: 'recurring trips of the next day are booked, there and back',
    async before(play) {
      await makeAhead(play, 1);
      const { id } = (await done(enter(play))).body;
      await play.wait(DAY);
      return id;
    },
    take: scheduled,
    expectAfter: (play, id) => expectBoth(play, id, WEDNESDAY),
  },
  {
    title: 'staff move the way back of recurring trips',
    before: entered,
    take: (play, id) =>
      play.as('admin').post(`/series/${id}/changes`, { version: 1, from: TUESDAY, returnMinutes: 16 * 60 }),
  },
  {
    title: 'staff skip a day of recurring trips, which cancels both of its trips',
    before: entered,
    take: (play, id) => play.as('admin').post(`/series/${id}/skips`, { day: WEDNESDAY, isSkipped: true }),
    // The trips are canceled first. If the process dies then, the day has no trip, and is skipped once the
    // step is repeated.
    async expectAfter(play, id, isRepeated) {
      const states = await tripsOf(play, id, WEDNESDAY);
      expect(['CANCELLED,CANCELLED', ...(isRepeated ? [] : ['NEW,NEW'])]).toContain(states.join());
      if (!isRepeated) return;
      const series = await play.observer.services.db.series.findById(id);
      expect(series?.skipped).toMatchObject([{ day: WEDNESDAY }]);
    },
  },
];

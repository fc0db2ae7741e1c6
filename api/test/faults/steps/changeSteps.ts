import { DROP, PICKUP } from '../../support/builders.js';
import type { Step } from '../killAtEachWrite.js';
import type { Play } from '../play.js';
import { people, promo } from '../world.js';
import { book, done, drivenTo, scheduled } from './trip.js';

const STOP = { lat: 40.762, lng: -73.98, add: 'Sixth Avenue' };
const FAR_DROP = { ...DROP, lat: PICKUP.lat + 0.1, add: 'The Bronx' };
const NEARER_DROP = { ...DROP, lat: DROP.lat - 0.002, add: 'Around the corner' };
const MINUTE = 60_000;
/** Longer than a driver has for an answer. */
const ANSWER_MS = 3 * MINUTE;
const NEXT_DAY = Date.UTC(2026, 2, 3, 13);

/** Makes a change that its author has seen since the trip was booked. */
const change = (
  play: Play,
  who: 'rider' | 'driver' | 'admin',
  id: string,
  wanted: object,
  driver: 'none' | 'stays' | 'asked' | 'offered_anew',
) =>
  play
    .as(who)
    .post(`/bookings/${id}/changes`, { ...wanted, version: 1, agreed: { customer_paid: 1_000, driver } });

/** An accepted trip whose driver is asked whether they still drive it, since a change made it much longer. */
async function asked(play: Play): Promise<string> {
  const id = await drivenTo(play, 'accept');
  await done(change(play, 'rider', id, { drop: FAR_DROP }, 'asked'));
  return id;
}

/** The driver answers the question of the first change. */
const answer = async (play: Play, id: string, confirmed: boolean) => {
  const { changes } = (await play.observer.services.db.bookings.findById(id))!;
  return play.as('driver').post(`/bookings/${id}/changes/answer`, {
    confirmed,
    version: changes?.at(-1)?.version,
  });
};

/** Changes of bookings, by everyone who may make them. */
export const changeSteps: readonly Step[] = [
  {
    title: 'the rider adds a stop to a trip that a driver accepted',
    before: (play) => drivenTo(play, 'accept'),
    take: (play, id) => change(play, 'rider', id, { stops: [STOP] }, 'stays'),
  },
  {
    title: 'the rider makes a trip so long that its driver is asked',
    before: (play) => drivenTo(play, 'accept'),
    take: (play, id) => change(play, 'rider', id, { drop: FAR_DROP }, 'asked'),
  },
  {
    title: 'the driver confirms that they drive a trip that became much longer',
    before: asked,
    take: (play, id) => answer(play, id, true),
  },
  {
    title: 'the driver does not drive a trip that became much longer',
    before: asked,
    take: (play, id) => answer(play, id, false),
  },
  {
    title: 'the driver does not answer in time whether they drive a trip that became much longer',
    async before(play) {
      const id = await asked(play);
      await play.wait(ANSWER_MS);
      return id;
    },
    take: scheduled,
  },
  {
    title: 'the rider changes the destination of a trip under way',
    before: (play) => drivenTo(play, 'start'),
    take: (play, id) => change(play, 'rider', id, { drop: NEARER_DROP }, 'stays'),
  },
  {
    title: 'the driver adds a stop to a trip under way',
    before: (play) => drivenTo(play, 'start'),
    take: (play, id) => change(play, 'driver', id, { stops: [STOP] }, 'stays'),
  },
  {
    title: 'an admin moves a trip that waits for a driver',
    before: (play) => book(play, { bookLater: true, tripdate: NEXT_DAY - 60_000 }),
    take: (play, id) => change(play, 'admin', id, { tripdate: NEXT_DAY, drop: FAR_DROP }, 'none'),
  },
  {
    title: 'the rider pays a trip booked with wallet payment in cash instead, before it starts',
    before: (play) => book(play, { payment_mode: 'wallet' }),
    take: (play, id) => change(play, 'rider', id, { payment_mode: 'cash' }, 'none'),
  },
  {
    title: 'the rider adds to the price of a trip paid from the wallet, while a driver is searched',
    before: (play) => book(play, { payment_mode: 'wallet' }),
    take: (play, id) => change(play, 'rider', id, { riderExtra: 5 }, 'none'),
  },
  {
    title: 'the rider adds a promo to a booked trip',
    before: (play) => book(play),
    take: (play, id) => change(play, 'rider', id, { promo: promo.id }, 'none'),
  },
  {
    title: 'the rider changes the time of a trip that is planned for a driver',
    async before(play) {
      const id = await book(play, { bookLater: true, tripdate: NEXT_DAY });
      const plan = { driver: people.driver.id, plans: 0 };
      await done(play.as('admin').post(`/bookings/${id}/plan`, plan));
      return id;
    },
    take: (play, id) => change(play, 'rider', id, { tripdate: NEXT_DAY + 3_600_000 }, 'none'),
  },
];

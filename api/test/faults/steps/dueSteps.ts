import { PICKUP } from '../../support/builders.js';
import type { Step } from '../killAtEachWrite.js';
import { people } from '../world.js';
import { book, done, paid, scheduled } from './trip.js';

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;

/** What becomes due by time alone, done by the scheduler. */
export const dueSteps: readonly Step[] = [
  {
    title: 'a planned driver who is too far away loses the plan, and others are asked',
    async before(play) {
      const id = await book(play, { bookLater: true, tripdate: play.at + 60 * MINUTE });
      await done(play.as('admin').post(`/bookings/${id}/plan`, { driver: people.driver.id, plans: 0 }));
      await play.wait(40 * MINUTE);
      // Half an hour away by then.
      const far = { lat: PICKUP.lat + 0.3, lng: PICKUP.lng };
      await done(play.as('driver').put('/drivers/me/location', far));
      return id;
    },
    take: scheduled,
  },
  {
    title: 'the positions and people of an old trip are deleted',
    async before(play) {
      await play.observer.services.db.settings.saveSettings({
        keepPositionsDays: 90,
        keepChatsDays: 90,
        keepPeopleDays: 90,
        keepAuditDays: 90,
      });
      const id = await paid(play);
      await done(play.as('rider').post(`/bookings/${id}/rate`, { rate: 5 }));
      await play.wait(100 * DAY);
      return id;
    },
    take: scheduled,
  },
];

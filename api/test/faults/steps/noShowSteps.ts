import { PICKUP } from '../../support/builders.js';
import type { Step } from '../killAtEachWrite.js';
import type { Play } from '../play.js';
import { done, drivenTo } from './trip.js';

const MINUTE = 60_000;

/** A driver who has waited for a rider at the pickup, and has tried to reach them. */
async function waited(play: Play): Promise<string> {
  const { db } = play.observer.services;
  const [carType] = await db.carTypes.all();
  await db.carTypes.update(carType!.id, { noShowFee: 6 });
  const id = await drivenTo(play, 'arrive');
  for (const by of ['call', 'message'])
    await done(play.as('driver').post(`/bookings/${id}/no-show/try`, { by }));
  for (let minute = 0; minute < 6; minute += 1) {
    await play.wait(MINUTE);
    await standAtPickup(play);
  }
  return id;
}
const standAtPickup = (play: Play) =>
  done(play.as('driver').put('/drivers/me/location', { lat: PICKUP.lat, lng: PICKUP.lng }));
/** A process that has just started knows no position until the device sends the next one. */
async function reported(play: Play, id: string) {
  await standAtPickup(play);
  return play.as('driver').post(`/bookings/${id}/no-show`);
}
async function charged(play: Play): Promise<string> {
  const id = await waited(play);
  await done(reported(play, id));
  return id;
}
const dispute = (play: Play, id: string) =>
  play.as('rider').post(`/bookings/${id}/no-show/dispute`, { dispute: 'I was there' });

/** No-shows: the fee is charged once and the driver paid once. */
export const noShowSteps: readonly Step[] = [
  { title: 'a driver reports a no-show with a fee', before: waited, take: reported },
  { title: 'a rider disputes the fee of a no-show', before: charged, take: dispute },
  {
    title: 'staff refund the fee of a no-show',
    async before(play) {
      const id = await charged(play);
      await done(dispute(play, id));
      return id;
    },
    take: (play, id) => play.as('admin').post(`/bookings/${id}/no-show/decide`, { decision: 'refund' }),
  },
];

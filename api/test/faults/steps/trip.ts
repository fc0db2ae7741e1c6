import { aTrip, DROP } from '../../support/builders.js';
import { withStartCode } from '../../support/startCode.js';
import type { Play, Reply } from '../play.js';

const MINUTE = 60_000;
const WAY = ['accept', 'arrive', 'start', 'reach'] as const;

/** Expects a successful response. */
export async function done(reply: Promise<Reply>): Promise<Reply> {
  const { status, body } = await reply;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return { status, body };
}

/** The rider books a trip. Returns its id. */
export async function book(play: Play, fields: object = {}): Promise<string> {
  return (await done(play.as('rider').post('/bookings', { ...aTrip, ...fields }))).body.id;
}

/** The driver takes a step of a trip. */
export async function drive(play: Play, id: string, step: (typeof WAY)[number]): Promise<Reply> {
  const input =
    step === 'reach' ? { lat: DROP.lat, lng: DROP.lng } : await withStartCode(play.as('rider'), id, step);
  return play.as('driver').post(`/bookings/${id}/${step}`, input);
}

/** Books a trip and drives it up to and including a step, with ten minutes from start to drop. */
export async function drivenTo(play: Play, last: (typeof WAY)[number], fields: object = {}): Promise<string> {
  const id = await book(play, fields);
  for (const step of WAY.slice(0, WAY.indexOf(last) + 1)) {
    if (step === 'reach') await play.wait(10 * MINUTE);
    await done(drive(play, id, step));
  }
  return id;
}

/** A trip that was driven and paid in cash. */
export async function paid(play: Play): Promise<string> {
  const id = await drivenTo(play, 'reach');
  await done(play.as('driver').post(`/bookings/${id}/pay`, { payment_mode: 'cash' }));
  return id;
}

/** The work the scheduler does once it is due. */
export async function scheduled(play: Play): Promise<{ status: number }> {
  await play.work();
  return { status: 200 };
}

/** The driver or the rider pays a trip. */
export const pay = (play: Play, who: 'rider' | 'driver', id: string) =>
  play.as(who).post(`/bookings/${id}/pay`, { payment_mode: who === 'driver' ? 'cash' : 'wallet' });

export const cancel = (play: Play, who: 'rider' | 'driver' | 'admin', id: string) =>
  play.as(who).post(`/bookings/${id}/cancel`, { reason: 'Too long' });

/** A trip whose rider owes a fee when canceling it. */
export async function costlyToCancel(play: Play, fields: object = {}): Promise<string> {
  const id = await drivenTo(play, 'accept', fields);
  await play.wait(5 * MINUTE);
  return id;
}

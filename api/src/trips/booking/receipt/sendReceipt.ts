import { type Actor, conflict, earnedStatuses } from '@wayfare/shared';
import { inThread } from '../../../platform/run/workerThread.js';
import type { TripsServices } from '../../services.js';
import { findOwnBooking, findVisibleBooking } from '../findBooking.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { receiptFor } from './mailReceipt.js';
import { receipt } from './receipt.js';
import type { receiptPdf } from './receiptPdf.js';

/** Within this time, a repeated request sends no second mail. In ms. */
const ONCE_MS = 60_000;

/**
 * Mails the rider the receipt of a paid trip once more, with its PDF. Returns the address it goes to.
 * @throws wrong_state (409) before the trip is paid; receipt_no_email (409) for a rider without an email
 *   address; server_busy (503) as `receiptFile` does
 */
export async function sendReceipt(
  actor: Actor,
  id: string,
  services: TripsServices,
): Promise<{ to: string }> {
  const booking = await findOwnBooking(actor, id, services);
  if (!earnedStatuses.includes(booking.status)) throw conflict();
  const rider = await services.db.users.findById(actor.uid);
  if (!rider?.email) throw conflict('receipt_no_email');
  const contents = await receiptFor(rider, booking, services);
  const { filename, content } = await pdfOf(booking, contents);
  await services.mailer.post({
    id: `${booking.id}:receipt:${Math.floor(services.clock.now() / ONCE_MS)}`,
    to: rider.email,
    ...receipt(contents),
    attachments: [{ filename, contentType: 'application/pdf', base64: content.toString('base64') }],
  });
  return { to: rider.email };
}

/**
 * The receipt of a paid trip as a PDF, in its rider's language, for the rider and for staff who may see the
 * trip.
 * @throws not_found (404); wrong_state (409) before the trip is paid; server_busy (503) while too many
 *   receipts wait to be drawn
 */
export async function receiptFile(
  actor: Actor,
  id: string,
  services: TripsServices,
): Promise<{ filename: string; content: Buffer }> {
  const booking = await findVisibleBooking(actor, id, services);
  if (!earnedStatuses.includes(booking.status)) throw conflict();
  const rider = await services.db.users.findById(booking.customer);
  return pdfOf(booking, await receiptFor(rider, booking, services));
}

const drawn = inThread<Parameters<typeof receiptPdf>[0], Uint8Array>('receiptPdf.worker', import.meta.url);

async function pdfOf(booking: StoredBooking, contents: Awaited<ReturnType<typeof receiptFor>>) {
  const { locale, title, rows, issuer } = contents;
  return {
    filename: `${booking.reference ?? booking.id}.pdf`,
    content: Buffer.from(await drawn({ locale, title, rows, issuer })),
  };
}

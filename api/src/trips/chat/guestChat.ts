import type { GuestMessage, GuestMessageInput } from '@wayfare/shared';
import { hashOf } from '../../platform/secret.js';
import type { TripsServices } from '../services.js';
import { bookingOfGuest, riderOf } from '../booking/guest/followGuestTrip.js';
import { readMessages } from './readMessages.js';
import { sendMessage } from './sendMessage.js';

/** How many messages a guest reads at once. */
const PAGE = 50;

/** A page of a guest's chat with the driver, oldest first. @throws not_found (404) as `followGuestTrip` */
export async function readGuestMessages(
  { token, before }: { token: string; before?: number | null | undefined },
  services: TripsServices,
): Promise<GuestMessage[]> {
  const booking = await bookingOfGuest(token, services);
  const page = { limit: PAGE, ...(before && { before }) };
  return (await readMessages(riderOf(booking), booking.id, page, services)).map(presentToGuest);
}

/**
 * A guest writes to the driver. The id comes from trip and key, so that no key leads to another chat's
 * message.
 * @throws not_found (404) as `followGuestTrip`; chat_closed (409)
 */
export async function sendGuestMessage(
  { token, key, message: text }: GuestMessageInput,
  services: TripsServices,
): Promise<GuestMessage> {
  const booking = await bookingOfGuest(token, services);
  const id = hashOf(`guest message:${booking.id}:${key}`);
  return presentToGuest(await sendMessage(riderOf(booking), booking.id, { id, text }, services));
}

const presentToGuest = ({
  id,
  sequence,
  message,
  at,
  source,
}: Awaited<ReturnType<typeof sendMessage>>): GuestMessage => ({
  id,
  sequence,
  message,
  at,
  by: source === 'driver' ? 'driver' : 'guest',
});

import type { TripsServices } from '../../services.js';
import type { Offer, StoredBooking } from '../store/storedBooking.js';
import { amend } from '../transition.js';
import { dispatchRequest } from './dispatchRequest.js';
import { plannedTurn } from './plannedFirst.js';
import { offerNotice } from './notifyOffered.js';
import { sendOffer } from '../booking.realtime.js';

/**
 * With auto dispatch off: offers a booking whose dispatch would begin now to its planned driver, as a
 * dispatcher does. If the driver cannot take it, the reason is recorded in the trace, and the trip waits for
 * a dispatcher.
 */
export async function askPlanned(booking: StoredBooking, services: TripsServices): Promise<StoredBooking> {
  const request = await dispatchRequest(booking, booking.dispatch?.offers ?? [], services);
  const turn = await plannedTurn(booking, request, services);
  if (!turn) return booking;
  const { driver, set, trace, effects } = turn;
  if (!turn.canTake) return amend(booking, set, { trace: [trace], effects }, services);
  const offer: Offer = { driver, at: services.clock.now(), expiresAt: null, state: 'offered' };
  const { dispatch, requestedDrivers, id, version } = booking;
  const others = (dispatch?.offers ?? []).filter((other) => other.driver !== driver);
  return amend(
    booking,
    {
      ...set,
      requestedDrivers: { ...requestedDrivers, [driver]: true },
      dispatch: { nextAt: dispatch?.nextAt ?? null, round: dispatch?.round ?? 0, offers: [...others, offer] },
    },
    {
      trace: [trace],
      effects: [{ key: `planned:${driver}:${version}`, kind: 'notify', data: offerNotice(driver, id) }],
      announce: () => sendOffer(driver, { id, expiresAt: null }, services.realtime),
    },
    services,
  );
}

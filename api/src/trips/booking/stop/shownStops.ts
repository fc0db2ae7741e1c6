import {
  type Actor,
  handoverSummary,
  isStopDone,
  nextStop,
  placeOf,
  type Settings,
  shownContact,
  type Stop,
  stopDoneAt,
  tripContact,
  type Usertype,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { tripImagePath } from '../drive/tripImage.js';
import { recipientRelay } from './recipientRelay.js';
import type { StoredStop } from './storedStop.js';

type Recipient = Partial<
  Pick<Stop, 'deliveryPerson' | 'deliveryPersonPhone' | 'deliveryInstructions' | 'recipient_relayed'>
>;

/**
 * The stops of a booking as a role sees them. People and instructions follow the rules of the booking's own
 * recipient; a courier also loses the contact of a recipient some time after that stop.
 */
export const shownStops = (
  booking: StoredBooking,
  actor: Actor,
  settings: Settings,
  services: Pick<TripsServices, 'clock' | 'callRelay'>,
): Stop[] =>
  (booking.stops ?? []).map((stop, index) => ({
    ...placeOf(stop),
    ...recipientOf(booking, index, { actor, settings, services }),
    ...progressOf(booking.id, stop, actor.usertype),
  }));

function progressOf(id: string, stop: StoredStop, usertype: Usertype) {
  const { reachedAt, handover, isDrop, deliver_image: photo, signature_image: signature } = stop;
  return {
    ...(reachedAt && { reachedAt }),
    ...(isDrop && { isDrop }),
    ...(handover && { handover: handoverSummary(handover, usertype) }),
    ...(photo && { deliver_image: tripImagePath(id, 'deliver_image', photo) }),
    ...(signature && { signature_image: tripImagePath(id, 'signature_image', signature) }),
  };
}

interface Reader {
  actor: Actor;
  settings: Settings;
  services: Pick<TripsServices, 'clock' | 'callRelay'>;
}

function recipientOf(
  booking: StoredBooking,
  index: number,
  { actor, settings, services }: Reader,
): Recipient {
  const stop = booking.stops?.[index];
  const { deliveryPerson, deliveryPersonPhone, deliveryInstructions } = stop ?? {};
  if (!stop?.handover) return {};
  const recipient = { deliveryPerson, deliveryPersonPhone, deliveryInstructions };
  const { contactMinutes } = settings;
  const isOpen = tripContact(booking, { now: services.clock.now(), contactMinutes }) === 'open';
  switch (actor.usertype) {
    case 'admin':
      return { ...recipient, deliveryPersonPhone: shownContact(deliveryPersonPhone, 'rider', settings) };
    case 'rider':
      return recipient;
    case 'fleetadmin':
      return isOpen ? { deliveryPerson, deliveryInstructions } : {};
    case 'driver': {
      const isOver =
        isStopDone(stop) && services.clock.now() >= (stopDoneAt(stop) ?? 0) + contactMinutes * 60_000;
      if (booking.driver !== actor.uid || !isOpen || isOver) return {};
      return { ...recipient, ...relayTo(booking, index, services.callRelay) };
    }
    default:
      throw new Error(`no such role: ${actor.usertype satisfies never as string}`);
  }
}

/** With a relay, the courier reaches one recipient at a time: the next one. */
function relayTo(booking: StoredBooking, index: number, callRelay: TripsServices['callRelay']): Recipient {
  if (!callRelay) return {};
  if (nextStop(booking) !== index) return { deliveryPersonPhone: null };
  const phone = booking.stops?.[index]?.deliveryPersonPhone;
  return recipientRelay({ id: booking.id, deliveryPersonPhone: phone }, callRelay);
}

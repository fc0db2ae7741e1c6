import {
  conflict,
  type DispatchTrace,
  DomainError,
  mayTransition,
  type TransitionActor,
  type TransitionName,
  transitions,
} from '@wayfare/shared';
import type { Services } from '../services.js';
import type { BookingChanges, StoredBooking } from './booking.repository.js';
import type { Effect } from './effects/effect.js';
import { runEffects } from './effects/runEffects.js';

/** Somebody else changed the booking between reading and writing it: what was wanted may still be possible. */
export class BookingMovedOn extends DomainError {
  constructor() {
    super('wrong_state', 409);
  }
}

/** How often a step is decided anew when others keep changing the booking. */
const TRIES = 5;

/** Takes a step, reading the booking again when it moved on meanwhile. `take` reads the booking itself. */
export async function onLatest<T>(take: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await take();
    } catch (error) {
      if (!(error instanceof BookingMovedOn) || attempt === TRIES) throw error;
    }
  }
}

/** How long a process has for the effects of its own change before the sweeper takes over, in ms. */
export const EFFECTS_GRACE_MS = 10_000;

/**
 * Takes a booking a step on: one conditional write with the step's effects in it, then the effects.
 * Answers the booking as it is afterwards.
 * @throws wrong_state (409) when the status or the role does not allow it, or somebody else was faster
 */
export async function transition(
  services: Services,
  booking: StoredBooking,
  step: { name: TransitionName; by: TransitionActor; set?: BookingChanges; effects?: readonly Effect[] },
): Promise<StoredBooking> {
  if (!mayTransition(step.name, booking.status, step.by, booking)) throw conflict();
  const changed = await services.db.bookings.change({
    id: booking.id,
    version: booking.version,
    status: booking.status,
    set: { ...step.set, status: transitions[step.name].to },
    effects: step.effects,
    effectsDue: services.clock.now() + EFFECTS_GRACE_MS,
  });
  if (!changed) throw new BookingMovedOn();
  return followUp(services, changed);
}

/** What comes with a change that is no step. */
interface Amendment {
  effects?: readonly Effect[];
  /** Drivers dispatch has looked at. */
  trace?: readonly DispatchTrace[];
  /** Says over the sockets what must not wait for the effects, once the change is written. */
  announce?: () => void;
}

/** A change that is no step of the status: who was offered the trip, how it will be paid. @throws wrong_state (409) */
export async function amend(
  services: Services,
  booking: StoredBooking,
  set: BookingChanges,
  { effects, trace, announce }: Amendment = {},
): Promise<StoredBooking> {
  const { id, version, status } = booking;
  const effectsDue = services.clock.now() + EFFECTS_GRACE_MS;
  const changed = await services.db.bookings.change({
    id,
    version,
    status,
    set,
    effects,
    effectsDue,
    trace,
  });
  if (!changed) throw new BookingMovedOn();
  return followUp(services, changed, announce);
}

/** After a booking was written: whoever looks on is told, then its effects. Answers the booking as it is afterwards. */
export async function followUp(
  services: Services,
  changed: StoredBooking,
  announce?: () => void,
): Promise<StoredBooking> {
  services.liveTrips.changed(changed);
  services.realtime.bookingChanged(changed);
  announce?.();
  return changed.effects?.length ? runEffects(services, changed) : changed;
}

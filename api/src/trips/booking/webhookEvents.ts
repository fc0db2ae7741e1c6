import {
  type BookingStatus,
  type ChangeField,
  dropCount,
  isPaid,
  isWrittenOff,
  type WebhookEventType,
} from '@wayfare/shared';
import { recordEvents, type WebhookEvent } from '../../messages/webhook/recordEvents.js';
import type { TripsServices } from '../services.js';
import type { Effect, EffectOf, StatusChange } from './effects/effect.js';
import type { EffectHandler } from './effects/effectHandler.js';
import type { StoredBooking } from './store/storedBooking.js';

/** Events of a transition keep their order within it. */
const PLACES_PER_VERSION = 10;

/**
 * Returns the effect that reports a change of status to webhooks, written with the change. None if no webhook
 * subscribes to it.
 */
export async function statusEvent(
  change: Omit<StatusChange, 'at'>,
  { db, clock }: TripsServices,
): Promise<Effect[]> {
  const types: WebhookEventType[] = [typeOf(change), 'payment.settled', 'alert.fare_review'];
  const subscribers = await Promise.all(types.map((type) => db.webhooks.subscribersOf(type)));
  if (subscribers.every(({ length }) => length === 0)) return [];
  return [{ key: `event:${change.version}`, kind: 'webhook', data: { ...change, at: clock.now() } }];
}

/** Returns the effect that reports changed fields to webhooks. None if no webhook subscribes to it. */
export async function changedEvent(
  { version, status }: { version: number; status: BookingStatus },
  changed: readonly ChangeField[],
  { db, clock }: TripsServices,
): Promise<Effect[]> {
  if ((await db.webhooks.subscribersOf('booking.changed')).length === 0) return [];
  const data = { version, status, previousStatus: status, changed, at: clock.now() };
  return [{ key: `event:${version}:changed`, kind: 'webhook', data }];
}

/**
 * Returns the effect that reports a decision about a no-show to webhooks. None if no webhook subscribes to
 * it.
 */
export async function decidedEvent(
  { version, status }: { version: number; status: BookingStatus },
  { db, clock }: TripsServices,
): Promise<Effect[]> {
  if ((await db.webhooks.subscribersOf('booking.no_show_decided')).length === 0) return [];
  const data = {
    version: version + 1,
    status,
    previousStatus: status,
    noShowDecided: true,
    at: clock.now(),
  } as const;
  return [{ key: `event:${data.version}:decided`, kind: 'webhook', data }];
}

/**
 * Records the events of a transition. Earlier ones that were left behind are recorded first, so that webhooks
 * receive them in order.
 */
export const recordStatusEvents: EffectHandler<'webhook'> = async (booking, effect, services) => {
  const upToThis = (booking.effects ?? []).filter(
    (other): other is EffectOf<'webhook'> =>
      other.kind === 'webhook' && other.data.version < effect.data.version,
  );
  const { code } = await services.db.settings.settings();
  await recordEvents(
    [...upToThis, effect].flatMap(({ data }) => eventsOf(booking, data, code)),
    services,
  );
};

function typeOf({ status, previousStatus }: Omit<StatusChange, 'at'>) {
  if (previousStatus === null) return 'booking.created';
  return status === 'CANCELLED' ? 'booking.cancelled' : 'booking.status_changed';
}

/** The booking's data is of the time when the event is recorded, its status of the time when it happened. */
function eventsOf(booking: StoredBooking, change: StatusChange, currency: string): WebhookEvent[] {
  const { version, status, previousStatus, at } = change;
  const common = (place: number) => ({
    subject: `booking:${booking.id}`,
    position: version * PLACES_PER_VERSION + place,
    at,
  });
  const id = `evt_${booking.id}_${version}`;
  const officeAct = booking.officeActs?.at(-1)?.action;
  const data = {
    ...booking,
    version,
    status,
    previousStatus,
    drops: dropCount(booking),
    ...(officeAct && { officeAct }),
  };
  if (change.changed) {
    const { changed } = change;
    return [
      {
        id: `${id}_changed`,
        type: 'booking.changed',
        data: { ...data, changed: [...changed] },
        ...common(3),
      },
    ];
  }
  if (change.noShowDecided)
    return [{ id: `${id}_decided`, type: 'booking.no_show_decided', data, ...common(4) }];
  const events: WebhookEvent[] = [{ id, type: typeOf(change), data, ...common(0) }];
  if (hasPaid(booking, change)) {
    const payment = {
      purpose: 'trip' as const,
      booking: booking.id,
      payer: booking.customer,
      amount: booking.customer_paid,
      currency,
      mode: booking.payment_mode,
      provider: booking.gateway ?? null,
    };
    events.push({ id: `${id}_payment`, type: 'payment.settled', data: payment, ...common(1) });
  }
  const { fareReview } = booking;
  if (status === 'REACHED' && fareReview) {
    const alert = {
      booking: booking.id,
      difference: fareReview.difference,
      reasons: fareReview.reasons,
    };
    events.push({ id: `${id}_review`, type: 'alert.fare_review', data: alert, ...common(2) });
  }
  return events;
}

/**
 * Whether the step paid the trip: after it, or before it for a delivery. Nobody pays the rest of a fare that
 * is written off.
 */
function hasPaid(booking: StoredBooking, { status, previousStatus }: Omit<StatusChange, 'at'>): boolean {
  const { prepaid } = booking;
  if (isWrittenOff(booking) && booking.customer_paid === 0) return false;
  if (previousStatus === 'PAYMENT_PENDING') return status === 'NEW' && prepaid;
  return previousStatus === 'PENDING' && isPaid({ prepaid: false, status });
}

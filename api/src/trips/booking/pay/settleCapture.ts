import { captureOrderId, exact, leftToPay } from '@wayfare/shared';
import { settledStep } from './settledStep.js';
import { cardPaid } from './payBooking.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';
import { notifyRider } from '../notifyRider.js';
import { amend, transition } from '../transition.js';
import type { Effect } from '../effects/effect.js';
import type { TripsServices } from '../../services.js';
import type { PaymentOrder } from '../../../money/payment/paymentOrder.js';

/** Whether an order is the capture that a booking has decided, of the amount held on its card. */
export const isDecidedCapture = (
  { cardAuthorization, cardHold }: Pick<StoredBooking, 'cardAuthorization' | 'cardHold'>,
  order: Pick<PaymentOrder, 'id'>,
): boolean =>
  cardAuthorization !== undefined &&
  order.id === captureOrderId(cardAuthorization) &&
  cardHold?.state === 'capturing';

/** The parts of the write that settles a capture in its booking. */
interface CaptureParts {
  /** The booking's payments, with this one. */
  paymentsWith: (as: 'booking' | 'wallet') => NonNullable<StoredBooking['payments']>;
  /** Credits the money to the payer's wallet. */
  credit: Effect;
  /** The same credit, and a message to the payer that the trip did not need the money. */
  late: Effect[];
}

/**
 * Settles the captured part of a held amount. It pays the fare, or as much of the fare as was held. For a
 * canceled trip, it goes to the rider's wallet, because the cancellation fee is taken from there. Returns
 * where the money went.
 */
export async function settleCapture(
  booking: StoredBooking,
  order: PaymentOrder,
  { paymentsWith, credit, late }: CaptureParts,
  services: TripsServices,
): Promise<'booking' | 'wallet'> {
  const cardHold = { ...booking.cardHold!, state: 'captured', captured: order.amount } as const;
  if (booking.status === 'CANCELLED') {
    const notice = notifyRider(booking, 'hold-fee', 'notice_hold_fee_title', 'notice_hold_fee_body');
    const set = { cardHold, payments: paymentsWith('wallet') };
    await amend(booking, set, { effects: [credit, notice] }, services);
    return 'wallet';
  }
  const due = leftToPay(booking);
  if (booking.status !== 'PENDING' || exact(order.amount).gt(due)) {
    // Someone charged another amount at the provider: the trip is due like any other.
    const other = { ...booking.cardHold!, state: 'failed', failure: 'hold_other_amount' } as const;
    const set = { cardHold: other, paymentClaim: null, payments: paymentsWith('wallet') };
    await amend(booking, set, { effects: late }, services);
    return 'wallet';
  }
  const paid: BookingChanges = {
    ...cardPaid({ ...booking, cardHold }, order.provider, services),
    cardHold,
    paymentClaim: null,
    payments: paymentsWith('booking'),
  };
  if (exact(order.amount).eq(due)) await payWith(booking, paid, services);
  else await amend(booking, paid, { effects: [restNotice(booking)] }, services);
  return 'booking';
}

async function payWith(booking: StoredBooking, paid: BookingChanges, services: TripsServices): Promise<void> {
  const settled = await settledStep({ ...booking, ...paid } as StoredBooking, services);
  await transition(
    booking,
    {
      name: 'pay',
      by: 'system',
      set: { ...paid, ...settled.set },
      effects: settled.effects,
    },
    services,
  );
}

const restNotice = (booking: StoredBooking): Effect =>
  notifyRider(booking, 'hold-rest', 'notice_hold_rest_title', 'notice_hold_rest_body');

import type { PaymentSettlement } from '@wayfare/shared';
import { creditPayer, creditPosting } from '../../../money/payment/creditPayer.js';
import type { PaymentOrder } from '../../../money/payment/paymentOrder.js';
import type { TripsServices } from '../../services.js';
import { firstDispatch } from '../create/newBooking.js';
import type { Effect } from '../effects/effect.js';
import { startDispatch } from '../offers/dispatchBooking.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { amend, onLatest, transition } from '../transition.js';
import { waitsForCardHold, cardDue } from './cardDue.js';
import { cardRefundEffects } from './cardRefund.js';
import { settledStep } from './settledStep.js';
import { cardPaid } from './payBooking.js';
import { isDecidedCapture, settleCapture } from './settleCapture.js';
import { walletHoldRelease } from './walletHold.js';

/**
 * Settles the money of an order for a booking: to the booking if it awaits that amount, otherwise to the
 * payer's wallet. One conditional write to the booking decides which. Null while a wallet payment is in
 * progress, because its result decides.
 */
export const settleCardPayment = (
  order: PaymentOrder,
  services: TripsServices,
): Promise<PaymentSettlement | null> => onLatest(() => settleOnce(order, services));

async function settleOnce(order: PaymentOrder, services: TripsServices): Promise<PaymentSettlement | null> {
  const booking = order.booking && (await services.db.bookings.findById(order.booking));
  if (!booking) return creditPayer(order, services);
  const known = booking.payments?.find((payment) => payment.order === order.id);
  if (known) return known.as;
  const paymentsWith = (as: PaymentSettlement) => [...(booking.payments ?? []), { order: order.id, as }];
  if (isDecidedCapture(booking, order)) {
    const late = lateEffects(booking, order);
    return settleCapture(booking, order, { paymentsWith, credit: creditEffect(order), late }, services);
  }
  if (booking.status === 'PENDING' && booking.paymentClaim) return null;
  const settledAs = cardDue(booking) === order.amount && !waitsForCardHold(booking) ? 'booking' : 'wallet';
  const payments = paymentsWith(settledAs);
  if (settledAs === 'wallet')
    await amend(
      booking,
      { payments },
      {
        effects: [
          ...lateEffects(booking, order),
          ...(await cardRefundEffects(booking, 'late', order.id, services)),
        ],
      },
      services,
    );
  else if (booking.status === 'PENDING') await payPending(booking, order, payments, services);
  else await prepay(booking, order, payments, services);
  return settledAs;
}

type BookingPayments = NonNullable<StoredBooking['payments']>;

async function payPending(
  booking: StoredBooking,
  order: PaymentOrder,
  payments: BookingPayments,
  services: TripsServices,
) {
  const paid = cardPaid(booking, order.provider, services);
  const release = walletHoldRelease(booking);
  const settled = await settledStep({ ...booking, ...paid }, services);
  await transition(
    booking,
    {
      name: 'pay',
      by: 'system',
      set: { ...paid, ...release.set, ...settled.set, payments },
      effects: [...release.effects, ...settled.effects],
    },
    services,
  );
}

/** A delivery is paid before it starts (rule 9.10); its wait for a driver starts now. */
async function prepay(
  booking: StoredBooking,
  order: PaymentOrder,
  payments: BookingPayments,
  services: TripsServices,
) {
  const tripdate = Math.max(booking.tripdate, services.clock.now());
  const prepaid = await transition(
    booking,
    {
      name: 'prepay',
      by: 'system',
      set: {
        ...cardPaid(booking, order.provider, services),
        payments,
        tripdate,
        prepaid: true,
        dispatch: firstDispatch({ ...booking, tripdate }),
      },
      effects: [
        {
          key: 'prepay:rider',
          kind: 'notify',
          data: {
            to: booking.customer,
            title: 'notice_prepaid_title',
            body: 'notice_prepaid_body',
            screen: 'BookedCab',
            params: { bookingId: booking.id },
          },
        },
      ],
    },
    services,
  );
  await startDispatch(prepaid, services);
}

/** Effects for money that is no longer needed: credit the payer's wallet and notify them. */
function lateEffects({ id }: StoredBooking, order: PaymentOrder): Effect[] {
  return [
    creditEffect(order),
    {
      key: `payment:${order.id}:rider`,
      kind: 'notify',
      data: {
        to: order.payer,
        title: 'notice_late_payment_title',
        body: 'notice_late_payment_body',
        screen: 'wallet',
        params: { bookingId: id },
      },
    },
  ];
}

const creditEffect = (order: PaymentOrder): Effect => ({
  key: `payment:${order.id}`,
  kind: 'postWallet',
  data: { uid: order.payer, postings: [creditPosting(order)] },
});

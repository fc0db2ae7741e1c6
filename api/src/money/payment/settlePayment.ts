import type { PaymentSettlement } from '@wayfare/shared';
import { cardRefundEffects } from '../../trips/booking/pay/cardRefund.js';
import { cardPaid } from '../../trips/booking/pay/payBooking.js';
import { firstDispatch } from '../../trips/booking/create/createBooking.js';
import type { StoredBooking } from '../../trips/booking/store/storedBooking.js';
import type { Effect } from '../../trips/booking/effects/effect.js';
import { paidEffects } from '../../trips/booking/pay/paidEffects.js';
import { holdRelease } from '../../trips/booking/pay/walletHold.js';
import { amend, onLatest, transition } from '../../trips/booking/transition.js';
import { startDispatch } from '../../trips/booking/offers/dispatchBooking.js';
import type { MoneyServices } from '../services.js';
import { afterCredit } from '../wallet/afterCredit.js';
import { isDecidedCapture, settleCapture } from './authorization/settleCapture.js';
import { asksToHold, cardDue } from './cardDue.js';
import { creditEvent } from './paymentEvents.js';
import type { PaymentOrder } from './paymentOrder.js';

/**
 * Settles an order's money, once no matter how often or where it is called: to its booking if that awaits it,
 * otherwise to the payer's wallet. One conditional write to the booking decides which.
 */
export async function settlePayment(order: PaymentOrder, services: MoneyServices): Promise<void> {
  if (order.status !== 'CONFIRMED') return;
  const settledAs = order.booking
    ? await onLatest(() => settleBooking(order, order.booking as string, services))
    : await creditPayer(order, services);
  if (!settledAs) return;
  const events = settledAs === 'wallet' ? await creditEvent(order, services) : [];
  await services.db.payments.settle(order.id, settledAs, services.clock.now(), events);
}

/** Settles orders left unsettled by a crashed process. */
export async function sweepPayments(limit: number, services: MoneyServices): Promise<void> {
  const { db, clock, jitter, log } = services;
  for (const order of await db.payments.findUnsettled(clock.now(), limit)) {
    if (!(await db.payments.leaseSettling(order, clock.now(), jitter()))) continue;
    try {
      await settlePayment(order, services);
    } catch (error) {
      log.error({ err: error, order: order.id }, 'a payment could not be settled and will be retried');
    }
  }
}

const posting = ({ id, amount }: PaymentOrder) =>
  ({ type: 'Credit', amount, txRef: `payment:${id}` }) as const;

async function creditPayer(order: PaymentOrder, services: MoneyServices) {
  const { db, clock, realtime } = services;
  const outcome = await db.wallets.post(order.payer, [posting(order)], { date: clock.now() });
  if (outcome === 'no_user') throw new Error(`there is no user to credit: ${order.payer}`);
  await afterCredit(order.payer, services);
  realtime.resourceChanged('riders', [order.payer]);
  return 'wallet' as const;
}

/** Where a booking's money goes; null while a wallet payment is in progress, because its result decides. */
async function settleBooking(
  order: PaymentOrder,
  id: string,
  services: MoneyServices,
): Promise<PaymentSettlement | null> {
  const booking = await services.db.bookings.findById(id);
  if (!booking) return creditPayer(order, services);
  const known = booking.payments?.find((payment) => payment.order === order.id);
  if (known) return known.as;
  const paymentsWith = (as: PaymentSettlement) => [...(booking.payments ?? []), { order: order.id, as }];
  if (isDecidedCapture(booking, order)) {
    const late = lateEffects(booking, order);
    return settleCapture(booking, order, { paymentsWith, credit: creditEffect(order), late }, services);
  }
  if (booking.status === 'PENDING' && booking.paymentClaim) return null;
  const settledAs = cardDue(booking) === order.amount && !asksToHold(booking) ? 'booking' : 'wallet';
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
  services: MoneyServices,
) {
  const paid = cardPaid(booking, order.provider, services);
  const release = holdRelease(booking);
  await transition(
    booking,
    {
      name: 'pay',
      by: 'system',
      set: { ...paid, ...release.set, payments },
      effects: [
        ...release.effects,
        ...paidEffects({ ...booking, ...paid }, await services.db.settings.settings()),
      ],
    },
    services,
  );
}

/** A delivery is paid before it starts (rule 9.10); its wait for a driver starts now. */
async function prepay(
  booking: StoredBooking,
  order: PaymentOrder,
  payments: BookingPayments,
  services: MoneyServices,
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
        dispatch: firstDispatch(tripdate, booking.bookLater),
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
  data: { uid: order.payer, postings: [posting(order)] },
});

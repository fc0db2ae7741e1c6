import {
  type Actor,
  conflict,
  forbidden,
  invalid,
  paidByCardHold,
  type PayInput,
  type PaymentMode,
  farePayment,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { applyPromo } from './applyPromo.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { fareFields } from './fareFields.js';
import { findDrivenBooking, findOwnBooking } from '../findBooking.js';
import { paidEffects } from './paidEffects.js';
import { amend, transition } from '../transition.js';
import { walletHoldRelease } from './walletHold.js';

/**
 * Pays a trip that awaits payment. The driver confirms cash received. The rider pays from the wallet, or
 * chooses cash, which the driver then confirms, or card, which is then paid through a provider (rule 4.29);
 * the rider may add a promo if the trip has none yet.
 * @throws wrong_state (409) unless PENDING; wallet_balance_low (409); payment_in_progress (409);
 * no_provider_found (409); payment_mode_unavailable (400) for a delivery unless by card
 */
export async function payBooking(
  actor: Actor,
  id: string,
  { payment_mode: mode, promo }: PayInput,
  services: TripsServices,
): Promise<StoredBooking> {
  // A delivery is paid in full by card (rule 9.10).
  if (services.config.APP_CATEGORY === 'delivery' && mode !== 'card')
    throw invalid('payment_mode_unavailable');
  if (actor.usertype === 'driver') return confirmCash(actor, id, mode, services);
  if (actor.usertype === 'rider') return payAsRider(actor, id, { mode, promo }, services);
  throw forbidden();
}

async function confirmCash(
  actor: Actor,
  id: string,
  mode: PaymentMode,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findDrivenBooking(actor, id, services);
  if (mode !== 'cash') throw invalid('payment_mode_unavailable');
  if (isSettled(booking, 'cash')) return booking;
  requirePending(booking);
  const paid = withMode(booking, 'cash', services);
  const release = walletHoldRelease(booking);
  return transition(
    booking,
    {
      name: 'pay',
      by: 'driver',
      set: { ...paid, ...release.set },
      effects: [
        ...release.effects,
        ...paidEffects({ ...booking, ...paid }, await services.db.settings.settings()),
      ],
    },
    services,
  );
}

async function payAsRider(
  actor: Actor,
  id: string,
  { mode, promo }: { mode: PaymentMode; promo: PayInput['promo'] },
  services: TripsServices,
): Promise<StoredBooking> {
  const found = await findOwnBooking(actor, id, services);
  if (isSettled(found, mode)) return found;
  requirePending(found);
  if (mode === 'card' && services.payments.length === 0) throw conflict('no_provider_found');
  const booking = await applyPromo(found, promo, services);
  const paid = withMode(booking, mode, services);
  if (mode === 'card' && paid.cardPaymentAmount === 0) return settleNothingDue(booking, paid, services);
  if (mode !== 'wallet') {
    const { set, effects } = walletHoldRelease(booking);
    return amend(booking, { ...paid, ...set }, { effects }, services);
  }

  const amount = paid.usedWalletMoney;
  const claim = { mode, amount, by: actor.uid, at: services.clock.now() };
  const effects = [{ key: `pay:wallet:${booking.version}`, kind: 'settleWallet', data: {} }] as const;
  const after = await amend(booking, { ...paid, paymentClaim: claim }, { effects }, services);
  if (after.status === 'PENDING')
    throw conflict(after.paymentClaim ? 'payment_in_progress' : 'wallet_balance_low');
  return after;
}

/** A discount may leave nothing to pay: no provider accepts an order for zero. */
async function settleNothingDue(
  booking: StoredBooking,
  paid: ReturnType<typeof withMode>,
  services: TripsServices,
): Promise<StoredBooking> {
  const release = walletHoldRelease(booking);
  return transition(
    booking,
    {
      name: 'pay',
      by: 'rider',
      set: { ...paid, ...release.set },
      effects: [
        ...release.effects,
        ...paidEffects({ ...booking, ...paid }, await services.db.settings.settings()),
      ],
    },
    services,
  );
}

/** The booking's amounts when it is paid from the wallet, with its current promo. */
export const walletPaid = (booking: StoredBooking, services: TripsServices) =>
  withMode(booking, 'wallet', services);

/**
 * Returns the fields that a booking stores about a received card payment: the amounts and the provider (rule
 * 3.12).
 */
export const cardPaid = (
  booking: StoredBooking,
  provider: string | null | undefined,
  services: TripsServices,
) => ({ ...withMode(booking, 'card', services), gateway: provider });

function requirePending(booking: StoredBooking): void {
  if (booking.status !== 'PENDING') throw conflict();
  if (booking.paymentClaim) throw conflict('payment_in_progress');
}

/** A repeated request with the same outcome gets the same response as the first. */
const isSettled = (booking: StoredBooking, mode: PaymentMode) =>
  (booking.status === 'PAID' || booking.status === 'COMPLETE') && booking.payment_mode === mode;

/** The booking's amounts when it is paid in the given mode. */
function withMode(booking: StoredBooking, mode: PaymentMode, { config }: TripsServices) {
  const promo =
    booking.promo_applied && booking.promo_details
      ? {
          id: booking.promo_details.promo_key,
          name: booking.promo_details.promo_name,
          discount: booking.discount_amount,
        }
      : null;
  const payment = farePayment({
    category: config.APP_CATEGORY,
    tripCost: booking.trip_cost,
    mode,
    promo,
    captured: paidByCardHold(booking),
  });
  return fareFields(payment);
}

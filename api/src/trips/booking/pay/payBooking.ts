import {
  type Actor,
  conflict,
  forbidden,
  invalid,
  isWrittenOff,
  paidByCardHold,
  type PayInput,
  type PaymentMode,
  farePayment,
  writtenOffPayment,
} from '@wayfare/shared';
import { requireNoHold } from '../../../money/wallet/requireNoHold.js';
import type { TripsServices } from '../../services.js';
import { applyPromo } from './applyPromo.js';
import { endedByOffice } from '../drive/endedByOffice.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';
import { fareFields } from './fareFields.js';
import { findDrivenBooking, findOwnBooking } from '../findBooking.js';
import type { Effect } from '../effects/effect.js';
import { settledStep } from './settledStep.js';
import { amend, transition } from '../transition.js';
import { walletHoldRelease } from './walletHold.js';

/**
 * Pays a trip that awaits payment. The driver confirms cash received. The rider pays from the wallet, or
 * chooses cash, which the driver then confirms, or card, which is then paid through a provider (rule 4.29);
 * the rider may add a promo if the trip has none yet.
 * @throws wrong_state (409) unless PENDING; money_on_hold, wallet_balance_low (409); payment_in_progress
 *   (409); no_provider_found (409); payment_mode_unavailable (400) for a delivery unless by card
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
  // The business pays the driver already: cash received besides is the office's matter.
  if (isWrittenOff(booking)) throw conflict('office_ended_trip');
  if (isSettled(booking, 'cash')) return booking;
  if (booking.status === 'CANCELLED') throw endedByOffice(booking);
  return settleInCash(booking, { by: 'driver' }, services);
}

/** What a step that settles a trip writes besides the payment. */
interface More {
  set?: BookingChanges;
  notices?: readonly Effect[];
}

/**
 * Settles a trip whose driver got the fare in cash.
 * @throws wrong_state (409) unless PENDING; payment_in_progress (409)
 */
export async function settleInCash(
  booking: StoredBooking,
  { by, set = {}, notices = [] }: More & { by: 'driver' | 'admin' },
  services: TripsServices,
): Promise<StoredBooking> {
  requirePending(booking);
  const paid = withMode(booking, 'cash', services);
  const release = walletHoldRelease(booking);
  const settled = await settledStep({ ...booking, ...paid }, services);
  return transition(
    booking,
    {
      name: 'pay',
      by,
      set: { ...paid, ...release.set, ...settled.set, ...set },
      effects: [...release.effects, ...settled.effects, ...notices],
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
  // Money that was reserved before the contact changed pays the trip it was reserved for.
  if (mode === 'wallet' && !found.hold?.open) await requireOwnMoney(found.customer, services);
  if (mode === 'card' && services.payments.length === 0) throw conflict('no_provider_found');
  const booking = await applyPromo(found, promo, services);
  const paid = withMode(booking, mode, services);
  if (mode === 'card' && paid.cardPaymentAmount === 0) return settleNothingDue(booking, paid, services);
  if (mode !== 'wallet')
    return amend(booking, { ...paid, ...(await walletAfterAll(booking, services)) }, undefined, services);
  const after = await claimWallet(booking, actor.uid, services);
  if (after.status === 'PENDING')
    throw conflict(after.paymentClaim ? 'payment_in_progress' : 'wallet_balance_low');
  return after;
}

/** @throws money_on_hold (409) while staff have changed a contact of the rider recently */
async function requireOwnMoney(customer: string, services: TripsServices): Promise<void> {
  const rider = await services.db.users.findById(customer);
  if (rider) requireNoHold(rider, 'wallet', services);
}

/** Starts a payment from the wallet. @param by the rider, or the system */
export async function claimWallet(
  booking: StoredBooking,
  by: string,
  services: TripsServices,
): Promise<StoredBooking> {
  const paid = withMode(booking, 'wallet', services);
  const claim = { mode: 'wallet', amount: paid.usedWalletMoney, by, at: services.clock.now() } as const;
  const effects = [{ key: `pay:wallet:${booking.version}`, kind: 'settleWallet', data: {} }] as const;
  return amend(booking, { ...paid, paymentClaim: claim }, { effects }, services);
}

/**
 * A driver came because the fare was reserved, so choosing another way of payment does not release it: the
 * payment does. If there is none in time, the wallet pays after all.
 */
async function walletAfterAll(
  { hold, walletDueAt }: StoredBooking,
  { db, clock }: TripsServices,
): Promise<Pick<StoredBooking, 'walletDueAt'>> {
  if (!hold?.open || walletDueAt) return {};
  const { walletPaysMinutes } = await db.settings.settings();
  return { walletDueAt: clock.now() + walletPaysMinutes * 60_000 };
}

/**
 * Settles a trip whose rest the business pays: the rider pays nothing more. `set` marks it as written off.
 * @throws wrong_state (409) unless PENDING; payment_in_progress (409)
 */
export async function settleWrittenOff(
  booking: StoredBooking,
  { set, notices }: Required<More>,
  services: TripsServices,
): Promise<StoredBooking> {
  requirePending(booking);
  const captured = paidByCardHold(booking);
  const { promo_details: promo } = booking;
  const payment = farePayment({
    category: services.config.APP_CATEGORY,
    tripCost: booking.trip_cost,
    mode: booking.payment_mode,
    promo: promo ? { id: promo.promo_key, name: promo.promo_name, discount: booking.discount_amount } : null,
    captured,
  });
  const paid = { ...fareFields(writtenOffPayment(payment, captured)), ...set };
  const release = walletHoldRelease(booking);
  const settled = await settledStep({ ...booking, ...paid }, services);
  return transition(
    booking,
    {
      name: 'pay',
      by: 'admin',
      set: { ...paid, ...release.set, ...settled.set },
      effects: [...release.effects, ...settled.effects, ...notices],
    },
    services,
  );
}

/** A discount may leave nothing to pay: no provider accepts an order for zero. */
async function settleNothingDue(
  booking: StoredBooking,
  paid: ReturnType<typeof withMode>,
  services: TripsServices,
): Promise<StoredBooking> {
  const release = walletHoldRelease(booking);
  const settled = await settledStep({ ...booking, ...paid }, services);
  return transition(
    booking,
    {
      name: 'pay',
      by: 'rider',
      set: { ...paid, ...release.set, ...settled.set },
      effects: [...release.effects, ...settled.effects],
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

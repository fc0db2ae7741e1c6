import { type Actor, canTip, conflict, invalid, tipPostings, tipProblem } from '@wayfare/shared';
import { requireNoHold } from '../../../money/wallet/requireNoHold.js';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { findOwnBooking } from '../findBooking.js';
import { amend } from '../transition.js';

/** When a tip that could not be paid is tried again, in ms. */
const AGAIN_MS = 60 * 60_000;

/**
 * The rider tips the driver of a paid trip from the wallet, once. All of it goes to the driver.
 * @throws tip_amount (400) for an amount above the limit, or with more decimals than the settings;
 *   already_tipped (409) for a second, different tip; money_on_hold, wallet_balance_low (409); wrong_state
 *   (409) before the trip is paid, and a week after it
 */
export async function tipDriver(
  actor: Actor,
  id: string,
  amount: number,
  services: TripsServices,
): Promise<StoredBooking> {
  const { db, clock } = services;
  const booking = await findOwnBooking(actor, id, services);
  if (booking.tip === amount) return booking;
  if (booking.tip) throw conflict('already_tipped');
  if (!canTip(booking, clock.now())) throw conflict();
  const problem = tipProblem(amount, booking.trip_cost, (await db.settings.settings()).decimal);
  if (problem) throw invalid(problem, { amount: problem });
  const [rider, driver] = await Promise.all([
    db.users.findById(actor.uid),
    db.users.findById(booking.driver as string),
  ]);
  if (!driver) throw conflict();
  if (rider) requireNoHold(rider, 'wallet', services);
  if (!rider || rider.walletBalance < amount) throw conflict('wallet_balance_low');
  return storeTip(booking, amount, services);
}

/** Stores a tip that is to be paid from the wallet of the trip's rider. */
export async function storeTip(
  booking: StoredBooking,
  amount: number,
  services: TripsServices,
): Promise<StoredBooking> {
  return amend(
    booking,
    { tip: amount, tipDueAt: services.clock.now() + AGAIN_MS },
    {
      effects: [
        { key: 'tip:pay', kind: 'payTip', data: {} },
        {
          key: 'tip:notice',
          kind: 'notify',
          data: {
            to: booking.driver as string,
            title: 'notice_tip_title',
            body: 'notice_tip_body',
            screen: 'DriverTrips',
            params: { bookingId: booking.id },
          },
        },
      ],
    },
    services,
  );
}

/**
 * Pays a tip: first the rider's part, which never takes the wallet below 0, then the driver's. So a driver is
 * never credited money that no rider has. If the rider has spent the money in the meantime, the tip is tried
 * again later. Safe to rerun at any point.
 */
export async function payTip({ id }: Pick<StoredBooking, 'id'>, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  const booking = await db.bookings.findById(id);
  const [ofRider, ofDriver] = booking?.tipDueAt ? tipPostings(booking) : [];
  if (!ofRider || !ofDriver) return;
  const date = clock.now();
  const debited = await db.wallets.post(ofRider.uid, [ofRider.posting], { date, floor: 0 });
  if (debited === 'balance_low') return db.bookings.lookAtTip(id, date + AGAIN_MS);
  if (debited === 'no_user' && !(await isPosted(ofRider.posting.txRef, services)))
    return db.bookings.voidTip(id);
  const credited = await db.wallets.post(ofDriver.uid, [ofDriver.posting], { date });
  const isLost = credited === 'no_user' && !(await isPosted(ofDriver.posting.txRef, services));
  await db.bookings.endTip(id, isLost);
  await services.liveDrivers.refresh(ofDriver.uid);
}

/** The ledger keeps the entries of deleted accounts: this one may have been posted before the deletion. */
const isPosted = async (txRef: string, { db }: TripsServices) =>
  (await db.wallets.findByRefs([txRef])).has(txRef);

/** Tries again to pay tips that could not be paid, or whose process crashed. */
export async function payDueTips(limit: number, services: TripsServices): Promise<void> {
  for (const id of await services.db.bookings.findTipsDue(services.clock.now(), limit))
    await payTip({ id }, services);
}

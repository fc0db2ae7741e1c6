import {
  type Actor,
  type BookingChangeInput,
  changeableFields,
  type ChangedDriverOutcome,
  type ChangePreview,
  type ChangeRole,
  conflict,
  DomainError,
  exact,
  invalid,
  type WantedChange,
} from '@wayfare/shared';
import { isDuplicateKey } from '../../../platform/database/duplicateKey.js';
import type { TripsServices } from '../../services.js';
import { inBothScripts } from '../create/inBothScripts.js';
import { refusedPromo, withPromoUse } from '../create/tripPromo.js';
import { findDrivenBooking, findVisibleBooking } from '../findBooking.js';
import { startDispatch } from '../offers/dispatchBooking.js';
import { requireDispatcher } from '../override/requireSeen.js';
import { announceTakenBack } from '../override/takenBack.js';
import { withMoreHeld } from '../pay/addToWalletHold.js';
import { announcePlan } from '../planner/announcePlan.js';
import { bookingTokens } from '../store/bookingSearch.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { amend, transition } from '../transition.js';
import { type ChangeAuthor, isOffice, lossTrace, type PlannedChange, planChange } from './planChange.js';
import type { StoredChange } from './storedChange.js';
import { wantedFields } from './wantedFields.js';

/** Whose rules a change follows. A partner acts for its account, which is a rider's. */
type Side = Exclude<ChangeRole, 'admin' | 'fleetadmin' | 'driver'>;

const roleOf = ({ usertype }: Actor, side: Side): ChangeRole => (usertype === 'rider' ? side : usertype);

/**
 * The booking that its author may change: a driver only the one they have, a fleet admin only what they
 * booked for a caller.
 * @throws not_found (404); forbidden (403) for another trip of the fleet's drivers
 */
async function findChangedBooking(actor: Actor, id: string, services: TripsServices): Promise<StoredBooking> {
  if (actor.usertype === 'driver') return findDrivenBooking(actor, id, services);
  const booking = await findVisibleBooking(actor, id, services);
  if (actor.usertype === 'fleetadmin') requireDispatcher(actor, booking);
  return booking;
}

/**
 * Returns what a change would mean: the price, the money set aside, the driver, and who is notified. Writes
 * nothing.
 * @throws nothing_to_change (400); and what `planChange` throws
 */
export async function previewChange(
  actor: Actor,
  id: string,
  wanted: WantedChange,
  side: Side,
  services: TripsServices,
): Promise<ChangePreview> {
  const booking = await findChangedBooking(actor, id, services);
  const role = roleOf(actor, side);
  requireOpen(booking, role, services);
  const trip = await wantedFields(booking, wanted, services);
  if (trip.fields.length === 0) throw invalid('nothing_to_change');
  return (await planChange(booking, trip, { actor, role, seen: booking.version }, services)).preview;
}

/**
 * Changes a booking before its trip starts, or where it goes while it is driven, by one conditional write
 * with everything that follows from it. Repeating the request returns the same booking.
 * @throws trip_changed_meanwhile (409), with the fields that somebody changed since the preview;
 *   change_differs (409) if it is dearer than agreed, or would now take the trip from its driver;
 *   nothing_to_change (400); and what `planChange` throws
 */
export async function changeBooking(
  actor: Actor,
  id: string,
  { version: seen, agreed, ...wanted }: BookingChangeInput,
  side: Side,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findChangedBooking(actor, id, services);
  const author: ChangeAuthor = { actor, role: roleOf(actor, side), seen };
  const trip = await wantedFields(booking, wanted, services);
  if (trip.fields.length === 0 && isSameChange(booking, author)) return booking;
  requireOpen(booking, author.role, services);
  requireSeenVersion(booking, author);
  if (trip.fields.length === 0) throw invalid('nothing_to_change');
  const plan = await planChange(booking, trip, author, services);
  requireAgreed(plan.preview, agreed);
  const set = { ...plan.set, ...(await inBothScripts(plan.set, services)) };
  const planned = { ...plan, set, searched: bookingTokens({ ...booking, ...set }) };
  if (planned.set.tripdate !== undefined) await services.db.bookings.completeTally(id);
  const write = () =>
    withMoreHeld(booking, planned.addedHold, () => writeChange(booking, planned, author, services), services);
  const changed = await withPromoUse(planned.promo, id, write, services);
  if (planned.planned) await announcePlan({ ...changed, plan: null }, planned.planned, services);
  return startDispatch(changed, services);
}

async function writeChange(
  booking: StoredBooking,
  { preview, promo, ...change }: PlannedChange & { searched: readonly string[] },
  { actor, role }: ChangeAuthor,
  services: TripsServices,
): Promise<StoredBooking> {
  try {
    if (preview.driver !== 'offered_anew') return await amend(booking, change.set, change, services);
    const announce = () => {
      change.announce();
      announceTakenBack(booking, [], services);
    };
    const trace = [lossTrace(booking, actor.uid, services.clock.now())];
    const by = isOffice(role) ? role : 'rider';
    return await transition(booking, { name: 'offerAnew', by, ...change, trace, announce }, services);
  } catch (error) {
    if (promo && isDuplicateKey(error)) throw refusedPromo('promo_used_before');
    throw error;
  }
}

/** @throws wrong_state (409) for a booking that cannot be changed at all, or no longer */
function requireOpen(booking: StoredBooking, role: ChangeRole, { config }: TripsServices): void {
  if (changeableFields(booking, role, config.APP_CATEGORY).length === 0) throw conflict();
}

/** Whether the latest change is this very request, sent again after its answer was lost. */
const isSameChange = ({ changes }: StoredBooking, { actor, seen }: ChangeAuthor): boolean => {
  const last = changes?.at(-1);
  return last?.by === actor.uid && last.seen === seen;
};

/**
 * Refuses a change by somebody who has not seen an earlier one. Rounds of dispatch change the version too,
 * but nothing that the author saw. A driver without a network makes one change after the other: they have
 * seen their own.
 */
function requireSeenVersion(
  { version, changes = [] }: StoredBooking,
  { actor, role, seen }: ChangeAuthor,
): void {
  const isSeen = (made: StoredChange) => made.version <= seen || (role === 'driver' && made.by === actor.uid);
  const unseen = (changes ?? []).filter((made) => !isSeen(made)).flatMap(({ fields }) => fields);
  if (unseen.length === 0 && seen <= version) return;
  const named = Object.fromEntries(unseen.map(({ field }) => [field, 'changed_meanwhile']));
  throw new DomainError('trip_changed_meanwhile', 409, named);
}

/** How likely the driver is lost: least first. */
const risks: Readonly<Record<ChangedDriverOutcome, number>> = {
  none: 0,
  stays: 0,
  asked: 1,
  offered_anew: 2,
};

/** A cheaper price is as good as the agreed one, and so is a driver who stays after all. */
function requireAgreed({ price, driver }: ChangePreview, agreed: BookingChangeInput['agreed']): void {
  const isDearer = exact(price.after).gt(agreed.customer_paid);
  if (isDearer || risks[driver] > risks[agreed.driver]) throw conflict('change_differs');
}

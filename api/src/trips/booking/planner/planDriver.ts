import {
  type Actor,
  conflict,
  invalid,
  isScheduled,
  notFound,
  plannedDriverOf,
  type PlanInput,
  TakenMeanwhile,
  dispatchStartsAt,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { findVisibleBooking } from '../findBooking.js';
import { requireDispatcher, requireFleetOf } from '../override/requireSeen.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { amend } from '../transition.js';
import { announcePlan } from './announcePlan.js';
import { planNotice, unplannedEffects } from './planNotices.js';

/**
 * A dispatcher plans a driver for a prebooking, or removes the plan. When dispatch begins, the planned driver
 * is asked first. The drivers concerned are notified. Repeating it returns the same booking.
 * @throws planned_meanwhile (409) naming who decided since the dispatcher looked; plan_too_late (409) once
 *   dispatch has begun; no_user_match (400) for a user who is no approved driver
 */
export async function planDriver(
  actor: Actor,
  id: string,
  input: PlanInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findVisibleBooking(actor, id, services);
  requireDispatcher(actor, booking);
  if (isSamePlan(booking, actor, input)) return booking;
  await requireSeenPlan(booking, input, services);
  const { clock, db } = services;
  const at = clock.now();
  if (!isScheduled(booking, at)) throw conflict('plan_too_late');
  if (input.driver) {
    const driver = await db.users.findById(input.driver);
    if (!driver) throw notFound();
    requireFleetOf(actor, booking, driver);
    if (driver.usertype !== 'driver' || !driver.approved) throw invalid('no_user_match');
  }
  const before = plannedDriverOf(booking);
  const isOther = input.driver !== before;
  const planned = await amend(
    booking,
    {
      plan: { driver: input.driver, by: actor.uid, at, count: (booking.plan?.count ?? 0) + 1 },
      planDueAt: input.driver ? dispatchStartsAt(booking) : null,
    },
    {
      effects: isOther
        ? [
            ...unplannedEffects(booking, 'notice_unplanned_body'),
            ...(input.driver ? [planNotice(booking, input.driver)] : []),
          ]
        : [],
    },
    services,
  );
  if (isOther) await announcePlan({ id, plan: null }, before, services);
  return planned;
}

/** Whether the latest decision is this very request, sent again after its answer was lost. */
const isSamePlan = ({ plan }: StoredBooking, { uid }: Actor, { driver, plans }: PlanInput): boolean =>
  plan?.by === uid && plan.count === plans + 1 && plan.driver === driver;

/**
 * @throws planned_meanwhile (409), which names the user who planned it first; wrong_state (409) if that user
 *   is unknown
 */
async function requireSeenPlan(
  { plan }: StoredBooking,
  { plans }: PlanInput,
  { db }: TripsServices,
): Promise<void> {
  if ((plan?.count ?? 0) === plans) return;
  const name = plan && (await db.users.namesOf([plan.by])).get(plan.by);
  throw name ? new TakenMeanwhile('planned_meanwhile', name, plan?.at ?? null) : conflict();
}

import {
  type Actor,
  ATTENTION_LIMIT,
  type Attention,
  type AttentionKind,
  attentionOf,
  scopeOf,
} from '@wayfare/shared';
import { fleetLimit } from '../conversation/findCorrespondent.js';
import type { OfficeServices } from '../services.js';

/** How many records of a kind wait for an actor who deals with it, at most `ATTENTION_LIMIT`. */
type Count = (actor: Actor, services: OfficeServices) => Promise<number>;

const fleetOf = (actor: Actor) => fleetLimit(actor) ?? undefined;

const counts: Readonly<Record<AttentionKind, Count>> = {
  // A prebooking is not urgent before dispatch looks for its driver.
  unassignedBookings: (actor, { db, clock }) =>
    db.bookings.countWaiting(clock.now(), ATTENTION_LIMIT, fleetOf(actor)),
  alerts: (actor, { db }) => db.alerts.countOpenIn(scopeOf(actor, 'list', 'alerts'), ATTENTION_LIMIT),
  conversations: (actor, { db }) => db.conversations.countUnread(fleetLimit(actor)),
  decisionRequests: (_actor, { db }) => db.decisionRequests.countOpen(ATTENTION_LIMIT),
  unapprovedDrivers: (actor, { db }) => db.users.countUnapprovedDrivers(ATTENTION_LIMIT, fleetOf(actor)),
  documents: (_actor, { db }) => db.users.countDocumentsToCheck(ATTENTION_LIMIT),
  contactProposals: (_actor, { db, clock }) => db.users.countProposals(clock.now(), ATTENTION_LIMIT),
  fareReviews: (_actor, { db }) => db.bookings.fareReviews.countOpen(ATTENTION_LIMIT),
  withdraws: (_actor, { db }) => db.withdraws.countOpen(ATTENTION_LIMIT),
  // Nobody approves their own.
  adjustments: ({ uid }, { db, clock }) =>
    db.adjustments.countPending({ exceptBy: uid, now: clock.now() }, ATTENTION_LIMIT),
  paymentDifferences: (_actor, { db }) => db.paymentDifferences.countAll(ATTENTION_LIMIT),
};

/** How much waits for a member of staff, by kind. Kinds that others deal with are left out, not 0. */
export async function readAttention(actor: Actor, services: OfficeServices): Promise<Attention> {
  const counted = await Promise.all(
    attentionOf(actor).map(async (kind) => [kind, await counts[kind](actor, services)] as const),
  );
  return Object.fromEntries(counted);
}

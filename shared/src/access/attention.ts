import { canAccess } from './canAccess.js';
import { isPermitted } from './permissions.js';
import type { Action, Actor, Resource } from './resources.js';

/*
 * What waits for staff. Without schemas (`attention.schema.ts`): the panel's first load has no zod.
 */

/** The most records of a kind that are counted as waiting: clients show the limit as "99+". */
export const ATTENTION_LIMIT = 100;

/** The kinds of work that can wait for staff, in the order in which the panel shows them. */
export const attentionKinds = [
  /** Trips without a driver that dispatch may look for now. */
  'unassignedBookings',
  /** Open alerts. */
  'alerts',
  /** Conversations with messages that the office has not read. */
  'conversations',
  /** What drivers ask a person about automatic decisions. */
  'decisionRequests',
  /** Drivers who wait for approval. */
  'unapprovedDrivers',
  /** Drivers who sent documents that nobody has accepted or rejected. */
  'documents',
  /** Contacts that someone proposed for another person's account. */
  'contactProposals',
  /** Open fare reviews. */
  'fareReviews',
  /** Requests for payouts. */
  'withdraws',
  /** Manual postings, refunds and other gifts of money that wait for a second person. */
  'adjustments',
  /** Card payments that differ from their providers' records. */
  'paymentDifferences',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** The action on a resource by which someone deals with each kind. */
const dealtWith: Readonly<Record<Exclude<AttentionKind, 'unassignedBookings'>, [Action, Resource]>> = {
  alerts: ['list', 'alerts'],
  conversations: ['edit', 'conversations'],
  decisionRequests: ['edit', 'decisionrequests'],
  unapprovedDrivers: ['edit', 'drivers'],
  documents: ['edit', 'drivers'],
  contactProposals: ['edit', 'contactproposals'],
  fareReviews: ['list', 'fare-reviews'],
  withdraws: ['edit', 'withdraws'],
  adjustments: ['edit', 'walletadjustments'],
  paymentDifferences: ['list', 'paymentdifferences'],
};

/** Kinds that only the office deals with, although fleet admins may change their drivers. */
const ofOffice: ReadonlySet<AttentionKind> = new Set(['documents']);

/** The kinds of work that wait for this actor, by the access table. */
export function attentionOf(actor: Actor): AttentionKind[] {
  return attentionKinds.filter((kind) => {
    if (ofOffice.has(kind) && actor.usertype !== 'admin') return false;
    if (kind === 'unassignedBookings')
      return (
        (actor.usertype === 'admin' || actor.usertype === 'fleetadmin') && isPermitted(actor, 'dispatch')
      );
    return canAccess(actor, ...dealtWith[kind]);
  });
}

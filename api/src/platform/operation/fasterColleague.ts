import {
  type Actor,
  type AuditEntry,
  ChangedMeanwhile,
  DomainError,
  type ErrorKey,
  TakenMeanwhile,
} from '@wayfare/shared';
import type { PlatformServices } from '../services.js';
import type { StaffAct } from './auditTrail.js';

/** After this time, in ms, the page of the admin who acts already showed what the colleague did. */
const RACE_MS = 30 * 60_000;

/** Refusals that often mean that a colleague has just done the same, or something else, with the record. */
const LOST: ReadonlySet<ErrorKey> = new Set<ErrorKey>([
  'wrong_state',
  'assign_not_allowed',
  'change_not_possible',
  'driver_is_free',
  'entry_reversed',
  'fare_corrected_before',
  'fare_under_review',
  'onboarding_over',
  'payout_changed',
  'payout_closed',
  'refund_in_progress',
  'refund_too_much',
  'series_trip_made',
]);
/** Acts that close a request for approval. Its owner can close it too, after what a colleague did before. */
const CLOSING: ReadonlySet<string> = new Set(['approve', 'refuse']);
/** Refusals of a change whose author has not seen a later one. */
const UNSEEN: ReadonlySet<ErrorKey> = new Set<ErrorKey>(['changed_meanwhile', 'trip_changed_meanwhile']);

type About = Pick<AuditEntry, 'resource' | 'record'>;

/**
 * Only admins are colleagues of each other: others do not read who works for the business. The person whom
 * the record is about is none.
 */
const isColleague = <Act extends StaffAct>(
  { uid, usertype }: Actor,
  act: Act | null,
  { record }: About,
): act is Act => usertype === 'admin' && act !== null && act.actor !== uid && act.actor !== record;

/**
 * The error for an act of an admin that was refused: it names the colleague who was faster, if one was, and
 * is the error itself otherwise.
 */
export async function namingColleague(
  error: unknown,
  actor: Actor,
  about: About,
  { auditTrail, clock }: Pick<PlatformServices, 'auditTrail' | 'clock'>,
): Promise<unknown> {
  if (!(error instanceof DomainError) || error instanceof TakenMeanwhile || actor.usertype !== 'admin')
    return error;
  if (error.key === 'not_found') {
    const deleted = await auditTrail.lastAct({ ...about, action: 'delete' });
    return isColleague(actor, deleted, about)
      ? new TakenMeanwhile('deleted_meanwhile', deleted.name, deleted.at)
      : error;
  }
  const isUnseen = UNSEEN.has(error.key) && !isNamed(error);
  const isClosed = error.key === 'approval_closed';
  if (!isUnseen && !isClosed && !LOST.has(error.key)) return error;
  const act = await auditTrail.lastAct({ ...about, rival: actor.uid });
  if (isClosed && !CLOSING.has(act?.action ?? '')) return error;
  if (!isColleague(actor, act, about) || (!isUnseen && clock.now() - act.at > RACE_MS)) return error;
  if (!isUnseen) return new TakenMeanwhile('done_meanwhile', act.name, act.at);
  const key = error.key as 'changed_meanwhile' | 'trip_changed_meanwhile';
  return new TakenMeanwhile(key, act.name, act.at, error.fields, 'changed_meanwhile_look');
}

const isNamed = (error: DomainError) =>
  error instanceof ChangedMeanwhile && Object.keys(error.authors).length > 0;

/**
 * Refuses an act that changed nothing because a colleague has just made it: whoever repeats it has to see
 * that. `only` are the fields that the act is about.
 * @throws done_meanwhile (409) naming the colleague
 */
export async function requireOwnAct(
  actor: Actor,
  act: About & { action: string; only?: readonly string[] | undefined },
  { auditTrail, clock }: Pick<PlatformServices, 'auditTrail' | 'clock'>,
): Promise<void> {
  const { only, ...about } = act;
  const last = await auditTrail.lastAct(about);
  if (!isColleague(actor, last, about) || clock.now() - last.at > RACE_MS) return;
  if (only && !last.fields.some((field) => only.includes(field))) return;
  throw new TakenMeanwhile('done_meanwhile', last.name, last.at);
}

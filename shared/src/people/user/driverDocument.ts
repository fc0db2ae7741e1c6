import { dayAfter, zonedClock } from '../../basics/time/zonedTime.js';
import {
  type DocumentConcern,
  type DocumentKind,
  documentKinds,
  type DocumentState,
} from './driverDocument.schema.js';

/** How many days before its expiry a driver is reminded of a document. */
export const REMINDER_DAYS = [30, 7, 0] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

/** Reminders are sent in the morning, this long after midnight in the business's time zone, in ms. */
const MORNING_MS = 9 * 60 * 60_000;

/**
 * A document as stored. `image` is the picture of the accepted document; the picture of a license is the
 * driver's `licenseImage`. Times are ms timestamps.
 */
export interface StoredDocument {
  image?: string;
  expiresOn?: string;
  sent?: { image: string; expiresOn: string; at: number };
  rejected?: { reason: string; at: number };
  /** A decision of the office that the driver has not been notified of yet. */
  pendingNotice?: { decision: 'approve' | 'reject'; at: number };
  /** Reminders up to this time are done, or were never needed. */
  remindedUntil?: number;
}
export type StoredDocuments = Partial<Record<DocumentKind, StoredDocument>>;

/** Returns when a day starts that is this many days before a date, a ms timestamp. */
function startOf(date: string, daysBefore: number, timeZone: string): number {
  return zonedClock(dayAfter(Number(date.replaceAll('-', '')), -daysBefore), 0, timeZone);
}

/** When a document that is valid until the end of a date expires, ms timestamp. */
export const documentEnd = (expiresOn: string, timeZone: string): number => startOf(expiresOn, -1, timeZone);

/** The state of an accepted document at `now`, a ms timestamp. */
export function documentStateOf(
  { image, expiresOn }: Pick<StoredDocument, 'image' | 'expiresOn'>,
  now: number,
  timeZone: string,
): DocumentState {
  if (!image) return 'missing';
  if (!expiresOn) return 'undated';
  if (now >= documentEnd(expiresOn, timeZone)) return 'expired';
  return now >= startOf(expiresOn, REMINDER_DAYS[0], timeZone) ? 'expiring' : 'valid';
}

/** When the first of a driver's accepted documents expires, ms timestamp; null if none has a date. */
export function documentsEndAt(documents: StoredDocuments, timeZone: string): number | null {
  const ends = documentKinds.flatMap((kind) => {
    const expiresOn = documents[kind]?.expiresOn;
    return expiresOn ? [documentEnd(expiresOn, timeZone)] : [];
  });
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** Whether one of a driver's documents has expired at `now`, a ms timestamp. */
export const hasExpiredDocument = (
  driver: { documentsEndAt?: number | null | undefined },
  now: number,
): boolean => typeof driver.documentsEndAt === 'number' && driver.documentsEndAt <= now;

/** A notice to a driver about a document. */
export type DocumentNotice =
  | { kind: DocumentKind; about: 'approve' | 'reject'; at: number }
  | { kind: DocumentKind; about: ReminderDays; expiresOn: string };

const remindersOf = (expiresOn: string, timeZone: string) =>
  REMINDER_DAYS.map((days) => ({ days, at: startOf(expiresOn, days, timeZone) + MORNING_MS }));

/**
 * The notices due to a driver at `now`, a ms timestamp: decisions, and the latest reminder of each document
 * that has become due since the last ones.
 */
export function dueDocumentNotices(
  documents: StoredDocuments,
  now: number,
  timeZone: string,
): DocumentNotice[] {
  return documentKinds.flatMap((kind): DocumentNotice[] => {
    const { pendingNotice, expiresOn, remindedUntil = 0 } = documents[kind] ?? {};
    const decision: DocumentNotice[] = pendingNotice
      ? [{ kind, about: pendingNotice.decision, at: pendingNotice.at }]
      : [];
    const due = expiresOn
      ? remindersOf(expiresOn, timeZone)
          .filter(({ at }) => at > remindedUntil && at <= now)
          .at(-1)
      : undefined;
    return due && expiresOn ? [...decision, { kind, about: due.days, expiresOn }] : decision;
  });
}

/** The documents once a driver was notified of everything that was due until `now`. */
export function notifiedDocuments(
  documents: StoredDocuments,
  now: number,
  timeZone: string,
): StoredDocuments {
  return Object.fromEntries(
    Object.entries(documents).map(([kind, { pendingNotice: _pendingNotice, ...document }]) => {
      const { expiresOn, remindedUntil = 0 } = document;
      if (!expiresOn) return [kind, document];
      const due = remindersOf(expiresOn, timeZone).flatMap(({ at }) => (at <= now ? [at] : []));
      return [kind, { ...document, remindedUntil: Math.max(remindedUntil, ...due) }];
    }),
  );
}

/** When the next notice to a driver is due, ms timestamp; null if none is planned. */
export function nextDocumentNotice(documents: StoredDocuments, timeZone: string): number | null {
  const times = documentKinds.flatMap((kind) => {
    const { pendingNotice, expiresOn, remindedUntil = 0 } = documents[kind] ?? {};
    const reminders = expiresOn
      ? remindersOf(expiresOn, timeZone).flatMap(({ at }) => (at > remindedUntil ? [at] : []))
      : [];
    return pendingNotice ? [pendingNotice.at, ...reminders] : reminders;
  });
  return times.length > 0 ? Math.min(...times) : null;
}

/** Returns why a document needs attention; null if it does not. */
export function documentConcern(state: DocumentState, isWaiting: boolean): DocumentConcern | null {
  if (isWaiting) return 'waiting';
  return state === 'expiring' || state === 'expired' ? state : null;
}

import { BSON } from 'mongodb';
import type { Connection } from 'mongoose';

type Document = Record<string, unknown> & { _id: unknown };
/** Every document of a database by collection, with the database's own number types. */
export type DatabaseState = ReadonlyMap<string, readonly Document[]>;

/** Reads all of a small database. */
export async function readState(connection: Connection): Promise<DatabaseState> {
  const collections = await connection.listCollections();
  const contents = await Promise.all(
    collections.map(({ name }) =>
      connection.collection(name).find({}, { promoteValues: false }).sort({ _id: 1 }).toArray(),
    ),
  );
  return new Map(collections.map(({ name }, index) => [name, contents[index] as Document[]]));
}

/** Restores the database to an earlier state. */
export async function restoreState(connection: Connection, wanted: DatabaseState): Promise<void> {
  const now = await readState(connection);
  await Promise.all(
    [...now].map(async ([name, documents]) => {
      const before = wanted.get(name) ?? [];
      if (text(documents) === text(before)) return;
      const collection = connection.collection<Document>(name);
      await collection.deleteMany({});
      if (before.length > 0) await collection.insertMany([...before]);
    }),
  );
}

const text = (value: unknown) => BSON.EJSON.stringify(value, { relaxed: false });

/**
 * Fields that a late recovery writes differently: times, attempt counters and secrets. Never business data.
 */
const WHEN: Readonly<Record<string, readonly string[]>> = {
  // A prepaid trip is scheduled for the time of its payment.
  bookings: [
    'version',
    'tally',
    'otpTries',
    'dispatchTrace',
    'dispatch.nextAt',
    'dispatch.round',
    // A round during a recovery may look farther, because a driver is not free again yet.
    'dispatch.searchedKm',
    'tripdate',
    'walletCheckAt',
    'feeDueAt',
    'closesAt',
    // The other trip of a return is canceled after the one that its rider canceled.
    'cancelledAt',
    // Which offers run out depends on how long a recovery takes.
    'pastOffers',
  ],
  users: ['idleSince'],
  credentials: ['passwordHash'],
  email_links: ['links', 'expiresAt', 'sentAt'],
  ledger: ['date'],
  inbox: ['at'],
  mails: ['at', 'dueAt'],
  outbox: ['at', 'dueAt'],
  wallet_adjustments: ['date', 'decidedAt', 'expiresAt'],
  withdraws: ['failedAt'],
  payments: ['createdAt', 'confirmedAt', 'settledAt'],
  card_authorizations: ['createdAt', 'decidedAt', 'due', 'checks'],
  // The fields by which each use of a promo is counted once: see promo.repository.ts. The count itself is
  // compared.
  promos: ['open', 'returned', 'cleared'],
};
/** Sessions, keys and request logs hold no business data; list totals are counted and tested separately. */
const LEFT_OUT = [
  'audit_log',
  'booking_limits',
  'counters',
  'countings',
  'durable_budgets',
  'idempotency_keys',
  'known_places',
  // How many offers run out depends on how long a recovery takes: see dispatch.api.test.ts.
  'offer_days',
  // Which window is the latest depends on when it is matched.
  'match_windows',
  'sessions',
  'driver_tracks',
  'passedtrips',
  'decisionrequests',
  'shift_periods',
];

/** The business data of a database, in a form that can be compared between two runs of the same history. */
export function businessOf(state: DatabaseState): Record<string, unknown[]> {
  const entries = [...state]
    .filter(([name, documents]) => !LEFT_OUT.includes(name) && documents.length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, documents]) =>
        [name, documents.filter((one) => !isGift(one)).map((one) => withoutWhen(name, one))] as const,
    )
    .filter(([, documents]) => documents.length > 0);
  return Object.fromEntries(entries);
}

/**
 * Whether a document is a gift of staff, which is stored to count toward their limit, before the act. If the
 * process dies between the two, it counts although nothing was given: the limit holds, and no money moved.
 */
const isGift = ({ txRef }: Document) => typeof txRef === 'string' && txRef.startsWith('gift:');

/** The token of a link in an email: different every time. */
const TOKEN = /token=[\w-]+/g;

function withoutWhen(collection: string, document: Document): unknown {
  // Plain objects make differences readable.
  const written = BSON.EJSON.stringify(document, { relaxed: true }).replace(TOKEN, 'token=…');
  const copy = JSON.parse(written) as Record<string, unknown>;
  for (const path of WHEN[collection] ?? []) remove(copy, path.split('.'));
  if (collection === 'users') sort(copy, ['wallet', 'recent']);
  if (collection === 'bookings') {
    withoutOfferTimes(copy);
    withoutMoments(copy);
  }
  return copy;
}

function remove(holder: Record<string, unknown>, [field, ...deeper]: string[]): void {
  if (field === undefined) return;
  if (deeper.length === 0) delete holder[field];
  else if (isObject(holder[field])) remove(holder[field], deeper);
}

function sort(holder: Record<string, unknown>, [field, ...deeper]: string[]): void {
  const value = holder[field as string];
  if (Array.isArray(value))
    holder[field as string] = (value as string[]).toSorted((a, b) => (a < b ? -1 : 1));
  else if (isObject(value)) sort(value, deeper);
}

function withoutOfferTimes({ dispatch }: Record<string, unknown>): void {
  if (!isObject(dispatch) || !Array.isArray(dispatch.offers)) return;
  for (const offer of dispatch.offers as Record<string, unknown>[]) {
    delete offer.at;
    delete offer.expiresAt;
  }
}

/** A recovery makes a change later. The version that it led to counts the rounds of dispatch before it. */
function withoutMoments({ changes }: Record<string, unknown>): void {
  if (!Array.isArray(changes)) return;
  for (const change of changes as Record<string, unknown>[]) {
    delete change.at;
    delete change.version;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

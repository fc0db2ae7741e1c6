import { BSON } from 'mongodb';
import type { Connection } from 'mongoose';

type Document = Record<string, unknown> & { _id: unknown };
/** Every document of a database by collection, with the database's own number types. */
export type DatabaseState = ReadonlyMap<string, readonly Document[]>;

/** Reads the whole of a small database. */
export async function readState(connection: Connection): Promise<DatabaseState> {
  const collections = await connection.listCollections();
  const contents = await Promise.all(
    collections.map(({ name }) =>
      connection.collection(name).find({}, { promoteValues: false }).sort({ _id: 1 }).toArray(),
    ),
  );
  return new Map(collections.map(({ name }, index) => [name, contents[index] as Document[]]));
}

/** Makes the database what it was. */
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

/** What a late hand writes otherwise than an early one: when, how often it was looked at, and secrets. Never what. */
const WHEN: Readonly<Record<string, readonly string[]>> = {
  // A trip that is paid before it begins is for as soon as it is paid.
  bookings: [
    'version',
    'tally',
    'otpTries',
    'dispatchTrace',
    'dispatch.nextAt',
    'dispatch.round',
    'tripdate',
    'walletCheckAt',
    'feeDueAt',
  ],
  credentials: ['passwordHash'],
  email_links: ['links', 'expiresAt', 'sentAt'],
  ledger: ['date'],
  mails: ['at', 'dueAt'],
  outbox: ['at', 'dueAt'],
  wallet_adjustments: ['date', 'decidedAt', 'expiresAt'],
  withdraws: ['failedAt'],
  payments: ['confirmedAt', 'settledAt'],
  // How its uses are counted once: see promo.repository.ts. Their number stays.
  promos: ['open', 'returned', 'cleared'],
};
/** Sessions and keys and logs of requests hold no business; totals of lists are counted apart, and proved apart. */
const LEFT_OUT = [
  'audit_log',
  'booking_limits',
  'counters',
  'countings',
  'durable_budgets',
  'idempotency_keys',
  'known_places',
  'sessions',
];

/** What a database says of the business, in a form two runs of the same history can be compared in. */
export function businessOf(state: DatabaseState): Record<string, unknown[]> {
  const entries = [...state]
    .filter(([name, documents]) => !LEFT_OUT.includes(name) && documents.length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, documents]) => [name, documents.map((document) => withoutWhen(name, document))]);
  return Object.fromEntries(entries);
}

/** What a link in a mail is opened with: never the same twice. */
const TOKEN = /token=[\w-]+/g;

function withoutWhen(collection: string, document: Document): unknown {
  // Plain objects, so that a difference is readable.
  const written = BSON.EJSON.stringify(document, { relaxed: true }).replace(TOKEN, 'token=…');
  const copy = JSON.parse(written) as Record<string, unknown>;
  for (const path of WHEN[collection] ?? []) remove(copy, path.split('.'));
  if (collection === 'users') sort(copy, ['wallet', 'recent']);
  if (collection === 'bookings') withoutOfferTimes(copy);
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

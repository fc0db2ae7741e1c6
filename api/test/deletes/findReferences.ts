import type { mongo } from 'mongoose';
import type { TestApp } from '../support/testApp.js';

/** What is kept about the past: the acts of staff, and requests and messages that were made. */
const PAST = ['audit_log', 'durable_budgets', 'sessions', 'token_families'];

/** Where one of these ids or names is stored, by collection and field: `users.fleetadmin`. */
export async function findReferences({ connection, services }: TestApp, known: readonly string[]) {
  await services.db.wallets.idle();
  await services.tracks.flush();
  await services.longWork.idle();
  const database = connection.db as mongo.Db;
  const found = new Set<string>();
  const names = (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  for (const name of names.filter((one) => !PAST.includes(one)))
    for (const document of await database.collection(name).find({}).toArray())
      for (const place of placesOf(document, known)) found.add([name, ...place].join('.'));
  return [...found].toSorted();
}

/** The fields that have one of the texts, or are named by it; without the positions in lists. */
function placesOf(value: unknown, known: readonly string[]): string[][] {
  const isKnown = (text: string) => known.some((one) => text.includes(one));
  if (typeof value === 'string') return isKnown(value) ? [[]] : [];
  if (Array.isArray(value)) return value.flatMap((item) => placesOf(item, known));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    isKnown(field) ? [['*']] : placesOf(inner, known).map((place) => [field, ...place]),
  );
}

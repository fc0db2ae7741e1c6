import { mongo } from 'mongoose';
import type { TestApp } from './testApp.js';

/** Collections that count requests or keep sign-ins: being asked may touch them. */
const ASIDE = ['sessions'];

/** Everything that is stored, a text a document: two of these are equal only when nothing has changed. */
export async function wholeDatabase({ connection, services }: TestApp): Promise<Record<string, string>> {
  // The ledger follows the wallets a moment later.
  await services.db.wallets.idle();
  const database = connection.db as mongo.Db;
  const names = (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  const kept: Record<string, string> = {};
  for (const name of names.filter((collection) => !ASIDE.includes(collection))) {
    for await (const document of database.collection(name).find()) {
      kept[`${name}/${String(document._id)}`] = mongo.BSON.EJSON.stringify(document);
    }
  }
  return kept;
}

/** Documents that differ between two looks, with both their contents. */
export function differences(before: Record<string, string>, after: Record<string, string>) {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .filter((key) => before[key] !== after[key])
    .map((key) => ({ key, before: before[key], after: after[key] }));
}

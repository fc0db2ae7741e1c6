import { mongo } from 'mongoose';
import type { TestApp } from './testApp.js';

/** Collections that count requests or keep sign-ins, which any request may change. */
const ASIDE = ['sessions', 'token_families', 'durable_budgets'];
/** Offsets in a BSON document: the type of its first field, the id; the start of the id's value; the start of its text. */
const [ID_TYPE, ID_VALUE, ID_TEXT] = [4, 9, 13];

/**
 * Everything stored, by collection and id: two results are equal only if nothing changed. Each document is kept as raw
 * bytes, one per character, and parsed only where there is a difference.
 */
export async function wholeDatabase({ connection, services }: TestApp): Promise<Record<string, string>> {
  // The ledger and the tracks are written in the background.
  await services.db.wallets.idle();
  await services.tracks.flush();
  await services.longWork.idle();
  const database = connection.db as mongo.Db;
  const names = (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  const kept: Record<string, string> = {};
  await Promise.all(
    names
      .filter((collection) => !ASIDE.includes(collection))
      .map(async (name) => {
        const documents = await database.collection(name).find({}, { raw: true }).toArray();
        for (const bytes of documents as unknown as Buffer[])
          kept[`${name}/${idOf(bytes)}`] = bytes.toString('latin1');
      }),
  );
  return kept;
}

function idOf(bytes: Buffer): string {
  const isText = bytes[ID_TYPE] === mongo.BSON.BSONType.string;
  return isText
    ? bytes.toString('utf8', ID_TEXT, ID_TEXT + bytes.readInt32LE(ID_VALUE) - 1)
    : bytes.toString('hex', ID_VALUE, ID_TEXT + 8);
}

/** Documents that differ between two snapshots, with both contents. */
export function differences(before: Record<string, string>, after: Record<string, string>) {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .filter((key) => before[key] !== after[key])
    .map((key) => ({ key, before: readable(before[key]), after: readable(after[key]) }));
}

const readable = (document: string | undefined) =>
  document === undefined
    ? undefined
    : mongo.BSON.EJSON.stringify(mongo.BSON.deserialize(Buffer.from(document, 'latin1')));

import { mongo } from 'mongoose';
import type { TestApp } from './testApp.js';

/** Collections that count requests or keep sign-ins: being asked may touch them. */
const ASIDE = ['sessions', 'token_families', 'durable_budgets'];
/** Where a document's first field, its id, begins behind length, type and name; and where its text does. */
const [ID_TYPE, ID_VALUE, ID_TEXT] = [4, 9, 13];

/**
 * Everything that is stored, by collection and id: two of these are equal only when nothing has changed. Each document
 * is as the database keeps it, a byte a character: read only where there is a difference.
 */
export async function wholeDatabase({ connection, services }: TestApp): Promise<Record<string, string>> {
  // The ledger and the tracks follow a moment later.
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

/** Documents that differ between two looks, with both their contents. */
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

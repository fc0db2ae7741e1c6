import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { BSON, type Collection, type Db } from 'mongodb';
import { AS_STORED, type CollectionToMove, indexesOf } from './copyDatabase.js';

/** A collection's number of records and the checksum of all of them. */
interface Fingerprint {
  count: number;
  checksum: string;
}

/**
 * Compares one collection of two databases: number of records, checksum over every record in the order of
 * ids, and indexes.
 * @returns what differs, one sentence each
 */
export async function compareCollection(
  from: Db,
  to: Db,
  { name }: CollectionToMove,
): Promise<{ count: number; differences: string[] }> {
  const source = from.collection(name);
  const target = to.collection(name);
  const [before, after] = await Promise.all([fingerprint(source), fingerprint(target)]);
  const differences: string[] = [];
  if (before.count !== after.count)
    differences.push(`${name}: ${before.count} records at the source, ${after.count} at the destination`);
  else if (before.checksum !== after.checksum) differences.push(`${name}: the checksums of records differ`);
  if (!isDeepStrictEqual(await indexesOf(source), await indexesOf(target)))
    differences.push(`${name}: the indexes differ`);
  return { count: before.count, differences };
}

async function fingerprint(collection: Collection): Promise<Fingerprint> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const record of collection.find({}, { ...AS_STORED, hint: { _id: 1 }, sort: { _id: 1 } })) {
    hash.update(BSON.serialize(record));
    count += 1;
  }
  return { count, checksum: hash.digest('hex') };
}

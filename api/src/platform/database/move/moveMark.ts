import type { Db } from 'mongodb';

/**
 * The collection that a database has while it is being moved to this place: which source it comes from, and
 * how far each collection is. It is dropped once the copy is complete, so that no later move touches it.
 */
export const MOVE_COLLECTION = 'database_move';

/** How far a move is. The document `source` names where it comes from, the others are collections. */
interface MoveMark {
  _id: string;
  /** Of `source`: the place that is being moved. */
  place?: string;
  /** Of a collection, `collection:<name>`: the last id that was copied. */
  lastId?: unknown;
  isComplete?: boolean;
}

/** A database cannot be used as it is, because of a move: the message says why, and what to do. */
export class MoveRefusedError extends Error {
  override readonly name = 'MoveRefusedError';
}

const SOURCE = 'source';
const marks = (db: Db) => db.collection<MoveMark>(MOVE_COLLECTION);
const idOf = (collection: string) => `collection:${collection}`;

/**
 * Refuses a database that only a part of another one has been moved to.
 * @throws MoveRefusedError
 */
export async function refuseHalfMoved(db: Db): Promise<void> {
  const mark = await marks(db).findOne({ _id: SOURCE });
  if (mark)
    throw new MoveRefusedError(
      `The database "${db.databaseName}" is not complete: it is being moved from ${mark.place}. Run \`npm run move-database\` again until it says that the copy is exact.`,
    );
}

/**
 * Begins a move from `source` to an empty database, or continues one that was interrupted.
 * @returns whether it continues
 * @throws MoveRefusedError if the database contains anything else
 */
export async function beginMove(to: Db, source: string): Promise<boolean> {
  const mark = await marks(to).findOne({ _id: SOURCE });
  if (mark && mark.place !== source)
    throw new MoveRefusedError(
      `The destination has an unfinished move from another place (${mark.place}): finish that one, or drop the database "${to.databaseName}" there.`,
    );
  if (mark) return true;
  if ((await to.listCollections({}, { nameOnly: true }).toArray()).length > 0)
    throw new MoveRefusedError(
      `The destination already has a database "${to.databaseName}": choose another with --to-database, or drop that one.`,
    );
  await marks(to).insertOne({ _id: SOURCE, place: source });
  return false;
}

/** How far a collection is: the last id that was copied, and whether that was all of it. */
export async function readProgress(to: Db, collection: string): Promise<Omit<MoveMark, '_id' | 'place'>> {
  return (await marks(to).findOne({ _id: idOf(collection) }, { promoteValues: false })) ?? {};
}

/** Records how far a collection is, after its records were written. */
export async function recordProgress(
  to: Db,
  collection: string,
  progress: Omit<MoveMark, '_id' | 'place'>,
): Promise<void> {
  await marks(to).updateOne({ _id: idOf(collection) }, { $set: progress }, { upsert: true });
}

/** Ends a move: from now on the database is one like any other. */
export async function endMove(to: Db): Promise<void> {
  await marks(to).drop();
}

import type { Db } from 'mongodb';
import { compareCollection } from './compareDatabases.js';
import { collectionsToMove, copyCollection } from './copyDatabase.js';
import { beginMove, endMove } from './moveMark.js';

/** Both ends of a move. */
export interface Move {
  from: Db;
  to: Db;
  /** Names the source: an interrupted move continues only from the same one. */
  source: string;
}

/** How a move ended. */
export interface MoveResult {
  collections: number;
  records: number;
  /** Empty if the copy is exact: only then is the destination ready to be used. */
  differences: string[];
}

/**
 * Copies a database with all collections and indexes, and compares every record. If the process ends before
 * that is done, the next call continues. Nothing may write to the source meanwhile.
 * @param report receives lines about the progress
 * @throws MoveRefusedError if the destination contains data that is not from this move
 */
export async function moveDatabase(
  { from, to, source }: Move,
  report: (line: string) => void,
): Promise<MoveResult> {
  const continues = await beginMove(to, source);
  if (continues) report('Continuing the move that was interrupted …');
  const collections = await collectionsToMove(from);
  for (const collection of collections)
    await copyCollection(from, to, collection, (copied) => report(`${collection.name}: ${copied} records …`));
  report('Comparing every record …');
  const result: MoveResult = { collections: collections.length, records: 0, differences: [] };
  for (const collection of collections) {
    const { count, differences } = await compareCollection(from, to, collection);
    result.records += count;
    result.differences.push(...differences);
  }
  const known = new Set(collections.map(({ name }) => name));
  for (const { name } of await collectionsToMove(to))
    if (!known.has(name)) result.differences.push(`${name}: is only at the destination`);
  if (result.differences.length === 0) await endMove(to);
  return result;
}

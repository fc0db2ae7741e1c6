import type { Document, FindCursor } from 'mongodb';
import { plainAll } from './plain.js';

/**
 * Reads a cursor in batches of `size` records, with only one batch in memory. Closes it when the reader
 * stops.
 */
export async function* batchesOf<T>(cursor: FindCursor<Document>, size: number): AsyncGenerator<T[]> {
  try {
    while (await cursor.hasNext()) yield plainAll<T>(cursor.readBufferedDocuments(size));
  } finally {
    await cursor.close();
  }
}

import type { Document, FindCursor } from 'mongodb';
import { plainAll } from './plain.js';

/** What a cursor reads, `size` records at a time: no more is in memory. It is closed when whoever reads has had enough. */
export async function* batchesOf<T>(cursor: FindCursor<Document>, size: number): AsyncGenerator<T[]> {
  try {
    while (await cursor.hasNext()) yield plainAll<T>(cursor.readBufferedDocuments(size));
  } finally {
    await cursor.close();
  }
}

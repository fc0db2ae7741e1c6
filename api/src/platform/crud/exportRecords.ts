import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Actor, EXPORTED_AT_MOST } from '@wayfare/shared';
import type { Response } from 'express';
import { endIfNotTaken } from '../operation/endIfNotTaken.js';
import type { PlatformServices } from '../services.js';
import type { ListQuery } from './listQuery.js';
import type { ResourceDefinition } from './resource.js';

/** Records read at a time, to keep only a few in memory. */
const BATCH = 200;

type Exported = Pick<ListQuery, 'filter' | 'sort'>;

/**
 * The records of a list as the actor may see them, batch by batch; short lists, already in memory, in one
 * batch.
 */
export async function* presentedBatches<Stored extends { id: string }, Services extends PlatformServices>(
  resource: Pick<ResourceDefinition<Stored, never, Services>, 'reads' | 'present'>,
  { filter, sort }: Exported,
  actor: Actor,
  services: Services,
): AsyncGenerator<unknown[]> {
  const reads = resource.reads(services);
  const all = { filter, sort, skip: 0, limit: EXPORTED_AT_MOST };
  const batches = reads.inBatches?.(all, BATCH) ?? [(await reads.list(all)).rows];
  for await (const batch of batches) yield await resource.present(batch, actor, services);
}

/**
 * Responds with JSON that is produced while it is sent, as fast as the client reads it. Memory use does not
 * grow with its size, and reading stops when the client disconnects. Nothing is read if the client has
 * already disconnected. With `fileName`, browsers save it as a file.
 * @throws errors before the first part, when nothing has been sent. Later errors cut off the response.
 */
export async function sendJson(
  parts: AsyncGenerator<string>,
  response: Response,
  fileName?: string,
): Promise<void> {
  if (response.destroyed) return;
  const first = await parts.next();
  response.type('json');
  if (fileName) response.set('Content-Disposition', `attachment; filename="${fileName}"`);
  const watch = endIfNotTaken(response);
  try {
    await pipeline(Readable.from(all(first, parts)), response);
  } catch (error) {
    // The client has disconnected, so the error needs no response.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  } finally {
    watch.stop();
    await parts.return(undefined);
  }
}

async function* all(first: IteratorResult<string>, rest: AsyncIterable<string>): AsyncGenerator<string> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

/** The same batches; `see` gets each before it is sent. */
export async function* onEach<Batch>(
  batches: AsyncIterable<Batch>,
  see: (batch: Batch) => void,
): AsyncGenerator<Batch> {
  for await (const batch of batches) {
    see(batch);
    yield batch;
  }
}

/**
 * All records of a list as one JSON array, one record per line. An array without its closing bracket was cut
 * off.
 */
export async function* jsonArray(batches: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + batch.map((record) => JSON.stringify(record)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n]';
}

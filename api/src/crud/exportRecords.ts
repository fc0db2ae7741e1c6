import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Actor, EXPORTED_AT_MOST } from '@wayfare/shared';
import type { Response } from 'express';
import { endIfNotTaken } from '../http/endIfNotTaken.js';
import type { Services } from '../services.js';
import type { ListQuery } from './listQuery.js';
import type { ResourceDefinition } from './resource.js';

/** Records read at a time: however many there are, few are in memory. */
const BATCH = 200;

type Exported = Pick<ListQuery, 'filter' | 'sort'>;

/** The records of a list as somebody sees them, batch by batch; short lists, which are in memory anyway, at once. */
export async function* presentedBatches<Stored extends { id: string }>(
  resource: Pick<ResourceDefinition<Stored, never>, 'reads' | 'present'>,
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
 * Answers with JSON that is made while it is sent. It goes out as fast as it is taken: what is in memory does not grow
 * with it, and nothing more is read once whoever asked has gone.
 * With `fileName` browsers save it.
 * Nothing is read where whoever asked has gone already.
 * @throws what keeps the first part from being made: then nothing was sent. What fails later cuts the answer off.
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
    // Whoever has asked has gone: nobody is left to be told.
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

/** All records of a list as one JSON array, a record a line. An array that is not closed has been cut off. */
export async function* jsonArray(batches: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + batch.map((record) => JSON.stringify(record)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n]';
}

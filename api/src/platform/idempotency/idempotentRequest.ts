import { createHash } from 'node:crypto';
import { type Actor, conflict, invalid } from '@wayfare/shared';
import type { Request } from 'express';
import type { PlatformServices } from '../services.js';

/** The id for what a request creates, and whether the request is a retry. */
export interface ClaimedId {
  id: string;
  isAgain: boolean;
}

/** Marks the answer to a request whose Idempotency-Key an earlier one has used. */
export const REPLAYED_HEADER = 'Idempotency-Replayed';

const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * The id for what a request creates, and whether the request is a retry. With an Idempotency-Key, a retry
 * gets the same id, so that it creates only one thing; without one, every request creates its own.
 * @throws idempotency_mismatch (409) when the key was used for a different request
 */
export async function idempotentRequest(
  request: Request,
  actor: Pick<Actor, 'uid'>,
  { db, clock, newId }: PlatformServices,
): Promise<ClaimedId> {
  const key = request.get('idempotency-key');
  const id = newId();
  if (!key) return { id, isAgain: false };
  if (!KEY.test(key)) throw invalid('validation_error', { 'Idempotency-Key': 'field_invalid' });
  const fingerprint = createHash('sha256')
    .update(`${request.method} ${request.path} ${JSON.stringify(request.body)}`)
    .digest('hex');
  const claimed = await db.idempotency.claim(`${actor.uid}:${key}`, fingerprint, id, clock.now());
  if (!claimed.same) throw conflict('idempotency_mismatch');
  return { id: claimed.resultId, isAgain: claimed.isAgain };
}

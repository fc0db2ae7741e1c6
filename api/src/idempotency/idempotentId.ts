import { createHash } from 'node:crypto';
import { type Actor, conflict, invalid } from '@wayfare/shared';
import type { Request } from 'express';
import type { Services } from '../services.js';

const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * The id of what a request makes. With an Idempotency-Key the same request again gets the same id, so
 * that it makes the same thing once; without one every request makes its own.
 * @throws idempotency_mismatch (409) when the key was used for another request
 */
export async function idempotentId(
  request: Request,
  actor: Actor,
  { db, clock, newId }: Services,
): Promise<string> {
  const key = request.get('idempotency-key');
  if (!key) return newId();
  if (!KEY.test(key)) throw invalid('validation_error', { 'Idempotency-Key': 'field_invalid' });
  const fingerprint = createHash('sha256')
    .update(`${request.method} ${request.path} ${JSON.stringify(request.body)}`)
    .digest('hex');
  const { resultId, same } = await db.idempotency.claim(
    `${actor.uid}:${key}`,
    fingerprint,
    newId(),
    clock.now(),
  );
  if (!same) throw conflict('idempotency_mismatch');
  return resultId;
}

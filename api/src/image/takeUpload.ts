import { type Actor, invalid, retryLimits } from '@wayfare/shared';
import { hashOf } from '../auth/secret.js';
import type { Services } from '../services.js';

/** How long one that was taken stays, in ms: whoever lost the answer asks again for this long. */
const TAKEN_MS = retryLimits.operation + 60_000;

/**
 * The contents of an upload of one's own that has arrived whole.
 * @throws validation_error (400) for one that has not, and for one that is not there
 */
export async function takeUpload(actor: Actor | null, id: string, services: Services): Promise<Buffer> {
  const { db, clock } = services;
  const upload = await db.uploads.find(hashOf(id), actor?.uid ?? null, clock.now());
  const contents = upload && upload.arrived === upload.size ? await db.uploads.contentsOf(upload) : null;
  if (!upload || !contents) throw invalid('validation_error', { upload: 'field_invalid' });
  await db.uploads.expire(upload, clock.now() + TAKEN_MS);
  return contents;
}

import { type Actor, invalid, retryLimits } from '@wayfare/shared';
import { hashOf } from '../../platform/secret.js';
import type { BasicsServices } from '../services.js';
import type { Upload } from './storedUpload.js';

/** How long a used upload is kept, in ms, so that a client that lost the response can retry. */
const TAKEN_MS = retryLimits.operation + 60_000;

/**
 * The contents of one of the caller's own completed uploads.
 * @throws validation_error (400) if the upload is incomplete or does not exist
 */
export async function takeUpload(actor: Actor | null, id: string, services: BasicsServices): Promise<Buffer> {
  const { db, clock } = services;
  const upload = await db.uploads.find(hashOf(id), actor?.uid ?? null, clock.now());
  const contents = upload && (await contentsOf(upload, services));
  if (!upload || !contents) throw invalid('validation_error', { upload: 'field_invalid' });
  await db.uploads.expire(upload, clock.now() + TAKEN_MS);
  return contents;
}

/**
 * Returns the contents of an upload: the received pieces or, if the client uploaded directly, the file in the
 * store. Null if the upload is not complete.
 */
async function contentsOf(upload: Upload, { db, images }: BasicsServices): Promise<Buffer | null> {
  if (upload.arrived === upload.size) return db.uploads.contentsOf(upload);
  return upload.direct && images.direct ? images.direct.uploaded(upload.id, upload.size) : null;
}

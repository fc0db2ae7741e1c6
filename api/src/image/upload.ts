import { type Actor, conflict, FIRST_PIECE_BYTES, invalid, notFound, TooManyRequests } from '@wayfare/shared';
import express, { type Request, type Response } from 'express';
import { hashOf, newSecret } from '../auth/secret.js';
import { bytesOf, inTime } from '../http/bodyDeadline.js';
import type { Services } from '../services.js';
import { giveBackPictureBytes, type Sender, senderKey, spendPictureBytes } from './pictureBytes.js';
import type { Upload } from './upload.repository.js';

/** How long an upload has to arrive and to be used, in ms. */
const LIFE_MS = 60 * 60_000;
/** Uploads somebody, or one address nobody is signed in at, may have at a time. */
const MOST = 10;
/** What somebody who has the most is told to wait, in seconds: as long as one that was taken stays. */
const RETRY_AFTER_S = 180;

/** Begins an upload of `size` bytes. @throws too_many_requests (429) for a sender that has too many, or has spent the day's bytes */
export async function beginUpload(sender: Sender, size: number, services: Services): Promise<{ id: string }> {
  const { db, clock } = services;
  await spendPictureBytes(sender, size, services);
  const id = newSecret();
  const owner = sender.actor?.uid ?? null;
  const upload = { id: hashOf(id), owner, size, expiresAt: clock.now() + LIFE_MS };
  for (let place = 0; place < MOST; place += 1)
    if (await db.uploads.begin({ ...upload, slot: `${senderKey(sender)} ${place}` })) return { id };
  await giveBackPictureBytes(sender, size, services);
  throw new TooManyRequests(RETRY_AFTER_S);
}

/** An upload of the actor's. Whoever is not signed in shows by the id alone that it is theirs. @throws not_found (404) */
export async function findUpload(actor: Actor | null, id: string, { db, clock }: Services): Promise<Upload> {
  const upload = await db.uploads.find(hashOf(id), actor?.uid ?? null, clock.now());
  if (!upload) throw notFound();
  return upload;
}

/**
 * Appends the request's body to an upload and answers how much has arrived then.
 * @throws wrong_state (409) when it begins elsewhere than where the upload stands; validation_error (400) for less than a
 * piece; payload_too_large (413) for more than the upload has
 */
export async function receivePiece(
  upload: Upload,
  from: number,
  http: { request: Request; response: Response },
  { db, clock, newId }: Services,
): Promise<number> {
  const rest = upload.size - upload.arrived;
  if (from !== upload.arrived || rest === 0) throw conflict();
  const bytes = await bodyOf(http, rest);
  // Or a picture could be sent as millions of documents.
  if (bytes.length < Math.min(FIRST_PIECE_BYTES, rest))
    throw invalid('validation_error', { _: 'field_too_small' });
  const piece = { id: newId(), bytes, expiresAt: clock.now() + LIFE_MS };
  if (!(await db.uploads.append(upload, piece))) throw conflict();
  return upload.arrived + bytes.length;
}

/** Read only once it is sure that it is wanted, and as it is: pictures are compressed already, and bombs are not unpacked. */
async function bodyOf({ request, response }: { request: Request; response: Response }, most: number) {
  await new Promise<void>((resolve, reject) => {
    const read = express.raw({ type: () => true, limit: most, inflate: false });
    void inTime(read, bytesOf(request, most))(request, response, (error: unknown) =>
      error ? reject(error as Error) : resolve(),
    );
  });
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

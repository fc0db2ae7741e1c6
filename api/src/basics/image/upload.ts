import { type Actor, conflict, FIRST_PIECE_BYTES, invalid, notFound, TooManyRequests } from '@wayfare/shared';
import express, { type Request, type Response } from 'express';
import { hashOf, newSecret } from '../../platform/secret.js';
import { bytesOf, inTime } from '../../platform/operation/bodyDeadline.js';
import type { BasicsServices } from '../services.js';
import { giveBackPictureBytes, type Sender, senderKey, spendPictureBytes } from './pictureBytes.js';
import type { Upload } from './storedUpload.js';

/** How long an upload may take to arrive and be used, in ms. */
const LIFE_MS = 60 * 60_000;
/**
 * How long a URL to put a picture into the store is valid, in seconds. No longer than a used upload is kept.
 */
const URL_SECONDS = 180;
/** Maximum concurrent uploads per user, or per IP address for anonymous clients. */
const MOST = 10;
/** Retry delay for a sender at the maximum, in seconds: as long as a used upload is kept. */
const RETRY_AFTER_S = 180;

/** An upload that a client starts. */
export interface NewUpload {
  /** Bytes. */
  size: number;
  /** Whether the client can put it into the store itself. */
  direct?: boolean | undefined;
}

/**
 * Starts an upload. If the client can and the store allows it, the answer has a URL to put all bytes at once;
 * if that fails, the client sends pieces. @throws too_many_requests (429) for a sender with too many uploads,
 * or whose daily bytes are used up
 */
export async function beginUpload(
  sender: Sender,
  { size, direct = false }: NewUpload,
  services: BasicsServices,
): Promise<{ id: string; url?: string }> {
  const { db, clock, images } = services;
  const store = direct ? images.direct : undefined;
  await spendPictureBytes(sender, size, services);
  const id = newSecret();
  const owner = sender.actor?.uid ?? null;
  const upload = {
    id: hashOf(id),
    owner,
    size,
    expiresAt: clock.now() + LIFE_MS,
    ...(store && { direct: true }),
  };
  for (let place = 0; place < MOST; place += 1)
    if (await db.uploads.begin({ ...upload, slot: `${senderKey(sender)} ${place}` }))
      return { id, ...(store && { url: await store.uploadUrl(upload.id, size, URL_SECONDS) }) };
  await giveBackPictureBytes(sender, size, services);
  throw new TooManyRequests(RETRY_AFTER_S);
}

/** An upload of the actor. An anonymous client proves ownership by the id alone. @throws not_found (404) */
export async function findUpload(
  actor: Actor | null,
  id: string,
  { db, clock }: BasicsServices,
): Promise<Upload> {
  const upload = await db.uploads.find(hashOf(id), actor?.uid ?? null, clock.now());
  if (!upload) throw notFound();
  return upload;
}

/**
 * Appends the request's body to an upload and returns how many bytes have arrived.
 * @throws wrong_state (409) when `from` is not where the upload stopped, or while another piece of it is
 *   arriving: one upload must not reserve memory many times; validation_error (400) if the chunk is too
 *   small; payload_too_large (413) if it exceeds the upload's size
 */
export async function receivePiece(
  upload: Upload,
  from: number,
  http: { request: Request; response: Response },
  { db, clock, newId, jobs: { arriving } }: BasicsServices,
): Promise<number> {
  const rest = upload.size - upload.arrived;
  if (from !== upload.arrived || rest === 0 || arriving.has(upload.id)) throw conflict();
  arriving.add(upload.id);
  const bytes = await bodyOf(http, rest).finally(() => arriving.delete(upload.id));
  // Otherwise an image could be sent as millions of documents.
  if (bytes.length < Math.min(FIRST_PIECE_BYTES, rest))
    throw invalid('validation_error', { _: 'field_too_small' });
  const piece = { id: newId(), bytes, expiresAt: clock.now() + LIFE_MS };
  if (!(await db.uploads.append(upload, piece))) throw conflict();
  return upload.arrived + bytes.length;
}

/**
 * Reads the body only after all checks, and does not decompress it: images are already compressed, and this
 * stops zip bombs.
 */
async function bodyOf({ request, response }: { request: Request; response: Response }, most: number) {
  await new Promise<void>((resolve, reject) => {
    const read = express.raw({ type: () => true, limit: most, inflate: false });
    void inTime(read, bytesOf(request, most))(request, response, (error: unknown) =>
      error ? reject(error as Error) : resolve(),
    );
  });
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

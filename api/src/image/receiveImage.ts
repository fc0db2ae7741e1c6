import { type Actor, DomainError, invalid, MAX_IMAGE_BYTES } from '@wayfare/shared';
import type { Request, Response } from 'express';
import multer from 'multer';
import { bytesOf, inTime } from '../http/bodyDeadline.js';
import type { Services } from '../services.js';
import { takeUpload } from './takeUpload.js';

const upload = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_IMAGE_BYTES, files: 1, fields: 4, fieldSize: 200 },
});

/** A request that brings a picture. */
export interface ImageRequest {
  actor: Actor | null;
  request: Request;
  response: Response;
  services: Services;
}

/**
 * Reads a multipart request and answers how to get the picture it brings: the file of its field `image`, or what arrived in
 * pieces as the upload its field `upload` names, which is fetched only then.
 * @throws validation_error (400) when there is neither; payload_too_large (413)
 */
export async function receiveImage({
  actor,
  request,
  response,
  services,
}: ImageRequest): Promise<() => Promise<Buffer>> {
  await new Promise<void>((resolve, reject) => {
    const read = inTime(upload.single('image'), bytesOf(request, MAX_IMAGE_BYTES));
    void read(request, response, (error: unknown) => (error ? reject(unreadable(error)) : resolve()));
  });
  const { file } = request;
  if (file) return async () => file.buffer;
  const { upload: id } = (request.body ?? {}) as { upload?: unknown };
  if (typeof id === 'string') return () => takeUpload(actor, id, services);
  throw invalid('validation_error', { image: 'field_required' });
}

/** What multer cannot read is the sender's fault, whoever threw it. */
function unreadable(error: unknown): Error {
  return error instanceof multer.MulterError || error instanceof DomainError
    ? error
    : invalid('validation_error', { image: 'field_invalid' });
}

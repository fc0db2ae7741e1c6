import { type Actor, DomainError, invalid, MAX_IMAGE_BYTES } from '@wayfare/shared';
import type { Request, Response } from 'express';
import multer from 'multer';
import { bytesOf, inTime } from '../../platform/operation/bodyDeadline.js';
import type { BasicsServices } from '../services.js';
import { takeUpload } from './takeUpload.js';

const upload = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_IMAGE_BYTES, files: 1, fields: 4, fieldSize: 200 },
});

/** A request that uploads an image. */
export interface ImageRequest {
  actor: Actor | null;
  request: Request;
  response: Response;
  services: BasicsServices;
}

/**
 * Reads a multipart request and returns a function that returns the image: the file in the field `image`, or
 * the chunked upload named in the field `upload`. An upload is fetched only when that function is called.
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

/** Converts any error that multer throws while it reads the body to a client error. */
function unreadable(error: unknown): Error {
  return error instanceof multer.MulterError || error instanceof DomainError
    ? error
    : invalid('validation_error', { image: 'field_invalid' });
}

import { type Actor, invalid, MAX_IMAGE_BYTES } from '@wayfare/shared';
import type { Request, Response } from 'express';
import multer from 'multer';
import type { Services } from '../services.js';
import { takeUpload } from './takeUpload.js';

const upload = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_IMAGE_BYTES, files: 1, fields: 4, fieldSize: 200 },
});

/**
 * The picture a multipart request brings: the file of its field `image`, or what arrived in pieces as the upload its field
 * `upload` names.
 * @throws validation_error (400) when there is neither; payload_too_large (413)
 */
export async function receiveImage({
  actor,
  request,
  response,
  services,
}: {
  actor: Actor | null;
  request: Request;
  response: Response;
  services: Services;
}): Promise<Buffer> {
  await new Promise<void>((resolve, reject) => {
    upload.single('image')(request, response, (error: unknown) =>
      error ? reject(unreadable(error)) : resolve(),
    );
  });
  if (request.file) return request.file.buffer;
  const { upload: id } = (request.body ?? {}) as { upload?: unknown };
  if (typeof id === 'string') return takeUpload(actor, id, services);
  throw invalid('validation_error', { image: 'field_required' });
}

/** What multer cannot read is the sender's fault, whoever threw it. */
function unreadable(error: unknown): Error {
  return error instanceof multer.MulterError
    ? error
    : invalid('validation_error', { image: 'field_invalid' });
}

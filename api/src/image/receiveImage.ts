import { invalid } from '@wayfare/shared';
import type { Request, Response } from 'express';
import multer from 'multer';

const MAX_BYTES = 8 * 1024 * 1024;

const upload = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_BYTES, files: 1, fields: 4 },
});

/**
 * The file of a multipart request's field `image`.
 * @throws validation_error (400) when there is none; payload_too_large (413)
 */
export async function receiveImage(request: Request, response: Response): Promise<Buffer> {
  await new Promise<void>((resolve, reject) => {
    upload.single('image')(request, response, (error: unknown) =>
      error ? reject(unreadable(error)) : resolve(),
    );
  });
  if (!request.file) throw invalid('validation_error', { image: 'field_required' });
  return request.file.buffer;
}

/** What multer cannot read is the sender's fault, whoever threw it. */
function unreadable(error: unknown): Error {
  return error instanceof multer.MulterError
    ? error
    : invalid('validation_error', { image: 'field_invalid' });
}

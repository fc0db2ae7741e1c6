import { FIRST_PIECE_BYTES, idSchema, MAX_IMAGE_BYTES } from '@wayfare/shared';
import { z } from 'zod';
import { bytesOf } from '../../platform/operation/bodyDeadline.js';
import { operation } from '../operation.js';
import { queuedSender } from './pictureBytes.js';
import { beginUpload, findUpload, receivePiece } from './upload.js';
import { noProof } from '../../platform/operation/noProof.js';

const oneUpload = z.object({ id: idSchema });
const answers = z.object({ arrived: z.number().int() });
const place = z
  .string()
  .regex(/^\d{1,8}$/)
  .transform(Number);

export const uploadOperations = [
  operation({
    id: 'startUpload',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/uploads',
    summary:
      'Start a picture upload in pieces. Once complete, operations that take a picture accept its `id` as multipart field `upload` instead of `image`. Expires after an hour. With `direct`, the answer may have a `url`: put all bytes there as application/octet-stream within three minutes, or send pieces if that fails',
    access: 'public',
    limit: 'beginUpload',
    body: z.object({ size: z.number().int().min(1).max(MAX_IMAGE_BYTES), direct: z.boolean().optional() }),
    answers: z.object({ id: idSchema, url: z.string().optional() }),
    status: 201,
    act: ({ actor, body, request, services }) => beginUpload({ actor, ip: request.ip }, body, services),
  }),
  operation({
    id: 'getUpload',
    method: 'get',
    path: '/uploads/:id',
    summary: 'Get how many bytes of an upload have arrived: the place to resume after a failure',
    access: 'public',
    limit: 'sendPiece',
    params: oneUpload,
    answers,
    async act({ actor, params, services }) {
      return { arrived: (await findUpload(actor, params.id, services)).arrived };
    },
  }),
  operation({
    id: 'appendToUpload',
    noProof: noProof.anonymous,
    method: 'put',
    path: '/uploads/:id',
    summary: `Append the next piece of an upload (application/octet-stream), starting at byte \`from\`: at least ${FIRST_PIECE_BYTES} bytes, or all that remains`,
    access: 'public',
    limit: 'sendPiece',
    reads: 'piece',
    params: oneUpload,
    query: z.object({ from: place }),
    answers,
    async act({ actor, params, query, request, response, services }) {
      const upload = await findUpload(actor, params.id, services);
      const sender = queuedSender({ actor, ip: request.ip });
      const rest = upload.size - upload.arrived;
      return services.jobs.pictures.enter(sender, bytesOf(request, rest), async () => ({
        arrived: await receivePiece(upload, query.from, { request, response }, services),
      }));
    },
  }),
];

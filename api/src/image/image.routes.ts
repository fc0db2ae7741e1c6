import { canAccess, forbidden, notFound } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../http/operation.js';
import { PRIVATE_KEY } from './imageStore.js';
import { receiveImage } from './receiveImage.js';
import { sendImage } from './sendImage.js';
import { storeImage } from './storeImage.js';

export const imageOperations = [
  operation({
    method: 'post',
    path: '/images',
    summary: 'Store a picture everybody may see (multipart field `image`) and answer its address',
    access: ['admin'],
    reads: 'files',
    answers: z.object({ url: z.string() }),
    status: 201,
    async act({ actor, request, response, services }) {
      if (!canAccess(actor, 'edit', 'cartypes')) throw forbidden();
      const key = await storeImage(await receiveImage(request, response), 'public', services);
      return { url: `/api/images/${key}` };
    },
  }),
  operation({
    method: 'get',
    path: '/images/:key',
    summary: 'A stored picture everybody may see',
    access: 'public',
    params: z.object({ key: z.string().max(100) }),
    async act({ params, response, services }) {
      const image = params.key.startsWith(PRIVATE_KEY) ? null : await services.images.get(params.key);
      if (!image) throw notFound();
      sendImage(response, image, 'public');
    },
  }),
];

import { canAccess, forbidden, imageAddressSchema, notFound } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { publicAddressOf } from './claimImage.js';
import { PRIVATE_KEY } from './imageStore.js';
import { sendImage } from './sendImage.js';
import { storeSentImage } from './storeSentImage.js';
import { noProof } from '../../platform/operation/noProof.js';

const answers = z.object({ url: imageAddressSchema });
const locationOf = (answer: unknown) => answers.parse(answer).url;

export const imageOperations = [
  operation({
    id: 'storeCarTypeImage',
    noProof: noProof.ownTexts,
    method: 'post',
    path: '/images',
    summary: "Store a car type's picture (multipart field `image`) and return its URL",
    access: ['admin'],
    reads: 'files',
    answers,
    status: 201,
    location: locationOf,
    async act(call) {
      if (!canAccess(call.actor, 'edit', 'cartypes')) throw forbidden();
      const key = await storeSentImage(call, 'cartype');
      return { url: publicAddressOf(key) };
    },
  }),
  operation({
    id: 'storeProfileImage',
    noProof: noProof.ownRecord,
    method: 'post',
    path: '/profile_images',
    summary:
      'Store a profile picture (multipart field `image`) and return its URL. It is valid for one day as `profile_image` of one user',
    access: 'signedIn',
    limit: 'storeImage',
    reads: 'files',
    answers,
    status: 201,
    location: locationOf,
    async act(call) {
      const key = await storeSentImage(call, 'profile');
      return { url: publicAddressOf(key) };
    },
  }),
  operation({
    id: 'getImage',
    noProof: noProof.anonymous,
    method: 'get',
    path: '/images/:key',
    summary: 'Get a public picture',
    access: 'public',
    params: z.object({ key: z.string().max(100) }),
    sends: 'image/*',
    async act({ params, response, services }) {
      const image = params.key.startsWith(PRIVATE_KEY) ? null : await services.images.get(params.key);
      if (!image) throw notFound();
      sendImage(response, image, 'public');
    },
  }),
];

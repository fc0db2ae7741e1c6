import { idSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { sendPrivateImage } from '../../basics/image/sendImage.js';
import { storeSentImage } from '../../basics/image/storeSentImage.js';
import { findLicenseImage } from './licenseImage.js';
import { noProof } from '../../platform/operation/noProof.js';

export const licenseImageOperations = [
  operation({
    id: 'storeLicenseImage',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/license_images',
    summary:
      "Store a picture of a driver's license (multipart field `image`) and return a reference. It is valid for one day as `licenseImage` of one sign-up or driver",
    access: 'public',
    limit: 'storeImage',
    reads: 'files',
    answers: z.object({ reference: z.string() }),
    status: 201,
    async act(call) {
      return { reference: await storeSentImage(call, 'license') };
    },
  }),
  operation({
    id: 'getLicenseImage',
    method: 'get',
    path: '/drivers/:id/license_image',
    beforeApproval: true,
    summary: "Get the picture of a driver's license, as that driver, the driver's fleet admin or an admin",
    permission: 'users',
    access: ['driver', 'fleetadmin', 'admin'],
    params: z.object({ id: idSchema }),
    // A new picture has a new address, so that browsers do not show the old one.
    query: z.object({ key: z.string().max(200).optional() }),
    sends: 'image/*',
    mayRedirect: true,
    async act({ actor, params, response, services }) {
      await sendPrivateImage(response, await findLicenseImage(actor, params.id, services), services);
    },
  }),
];

import { idSchema, presentedBookingSchema } from '@wayfare/shared';
import { z } from 'zod';
import { sendPrivateImage } from '../../../basics/image/sendImage.js';
import { storeSentImage } from '../../../basics/image/storeSentImage.js';
import { noProof } from '../../../platform/operation/noProof.js';
import { operation } from '../../operation.js';
import { presentBooking } from '../booking.presenter.js';
import { findTripImage, keepTripImage, type TripImage, tripImages } from './tripImage.js';

const idParameter = z.object({ id: idSchema });

/** The pictures of a delivery in operation ids and summaries. */
const imageNames: Record<TripImage, { id: string; of: string }> = {
  pickup_image: { id: 'PickupImage', of: 'the parcel at pickup' },
  deliver_image: { id: 'DeliverImage', of: 'the parcel at delivery' },
  signature_image: { id: 'SignatureImage', of: 'the recipient’s signature' },
};

/** Operations that store and send the pictures of a delivery. */
export const tripImageOperations = [
  ...tripImages.flatMap((image) => [
    operation({
      id: `store${imageNames[image].id}`,
      noProof: noProof.ownTrip,
      method: 'post',
      reads: 'files',
      path: `/bookings/:id/${image}`,
      summary: `Store a picture of ${imageNames[image].of} taken by the driver (multipart field \`image\`)`,
      access: ['driver'],
      params: idParameter,
      answers: presentedBookingSchema,
      async act(call) {
        const { actor, params, services } = call;
        const store = () => storeSentImage(call, 'trip');
        const booking = await keepTripImage(actor, params.id, image, store, services);
        return presentBooking(booking, actor, services);
      },
    }),
    operation({
      id: `get${imageNames[image].id}`,
      method: 'get',
      path: `/bookings/:id/${image}`,
      summary: `Get the picture of ${imageNames[image].of}, as a user who may see the booking`,
      access: 'signedIn',
      params: idParameter,
      query: z.object({ key: z.string().max(100).optional() }),
      sends: 'image/*',
      mayRedirect: true,
      async act({ actor, params, query: { key }, response, services }) {
        const found = await findTripImage(actor, params.id, { image, key }, services);
        await sendPrivateImage(response, found, services);
      },
    }),
  ]),
];

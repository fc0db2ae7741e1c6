import { type BookingStatus, bookingStatuses } from '@wayfare/shared';
import { newId } from '../support/builders.js';
import { aPicture } from '../support/aPicture.js';
import { byDriver, step } from './bookingSteps.js';
import type { GoodRequest, Row, Rows } from './row.js';
import type { Stage } from './stage.js';

/** A step of a parcel on its way to its recipient. */
const ofParcel = (request: (stage: Stage) => Omit<GoodRequest, 'params'>): Row => ({
  async good(stage, status = 'STARTED') {
    const { id } = await stage.booking(status, {
      handover: { ways: ['code'], code: '12345', proof: null, failure: null },
      deliveryPersonPhone: '+12125550187',
    });
    return { ...request(stage), params: { id } };
  },
  category: 'delivery',
  wrongIn: bookingStatuses.filter((status) => status !== 'STARTED'),
});

/** A parcel picture that must be taken in a given status. */
function parcelImage(
  name: 'pickup_image' | 'deliver_image' | 'signature_image',
  takenIn: BookingStatus,
): Rows {
  const path = `/bookings/:id/${name}`;
  const pictureOf = (stage: Stage) => ({ ...byDriver(stage), body: aPicture() });
  return {
    [`POST ${path}`]: { ...step(takenIn, [takenIn], pictureOf), category: 'delivery', again: undefined },
    [`GET ${path}`]: {
      category: 'delivery',
      async good(stage) {
        const { id } = await stage.booking(takenIn, { [name]: `${newId()}.webp` });
        const { [name]: key } = (await stage.app.services.db.bookings.findById(id))!;
        await stage.app.services.images.put(key as string, {
          contents: Buffer.from('x'),
          contentType: 'image/webp',
        });
        return { as: stage.rider, params: { id }, strangers: Object.values(stage.strangers) };
      },
      again: 'same',
    },
  };
}

/** Handovers of parcels, and their pictures. */
export const parcelRows: Rows = {
  ...parcelImage('pickup_image', 'ARRIVED'),
  ...parcelImage('deliver_image', 'STARTED'),
  ...parcelImage('signature_image', 'STARTED'),
  'POST /bookings/:id/stops/:index/reach': {
    ...step('STARTED', bookingStatuses.slice(4, 9), (stage) => ({
      ...byDriver(stage),
      body: { lat: 40.76, lng: -73.97 },
    })),
    async good(stage, status = 'STARTED') {
      const { id } = await stage.booking(status, {
        stops: [{ lat: 40.76, lng: -73.97, add: 'Park Avenue' }],
      });
      return { ...byDriver(stage), body: { lat: 40.76, lng: -73.97 }, params: { id, index: '0' } };
    },
    wrongIn: bookingStatuses.filter((status) => status !== 'STARTED'),
  },
  'POST /bookings/:id/handover/resend': ofParcel(byDriver),
  'POST /bookings/:id/handover/fail': ofParcel((stage) => ({
    ...byDriver(stage),
    body: { reason: 'recipient_absent', note: 'Rang twice' },
  })),
  'POST /bookings/:id/handover/link': {
    ...ofParcel(({ rider, strangers }) => ({ as: rider, strangers: [strangers.rider] })),
    wrongIn: ['COMPLETE', 'CANCELLED'],
    again: 'same',
  },
  'POST /tracked-parcels': {
    async good(stage) {
      const { id } = await stage.booking('STARTED', {
        handover: { ways: ['code'], code: '12345', proof: null, failure: null },
      });
      const { body } = await stage.rider.post(`/bookings/${id}/handover/link`);
      return {
        as: stage.app.anonymous,
        body: { token: new URL(body.url).hash.slice(1) },
        refuses: { 'an unknown token': [{ token: 'none' }, 404, 'not_found'] },
      };
    },
    category: 'delivery',
    unknown: null,
    again: 'same',
  },
};

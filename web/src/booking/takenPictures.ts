import type { Booking } from '@wayfare/shared';

const pictures = [
  ['pickup_image', 'trip_pickup_image'],
  ['deliver_image', 'trip_deliver_image'],
  ['signature_image', 'trip_signature_image'],
] as const;

/** A picture of the parcel, identified by its field. */
export type PictureField = (typeof pictures)[number][0];

/** Returns a booking's parcel pictures, except the one that is being taken, which is shown elsewhere. */
export const takenPictures = (booking: Pick<Booking, PictureField>, shownElsewhere?: PictureField) =>
  pictures.flatMap(([image, title]) => {
    const src = booking[image];
    return src && image !== shownElsewhere ? [{ src, title }] : [];
  });

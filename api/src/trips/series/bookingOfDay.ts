import { type Actor, type BookingInput, loadOf, type SeriesDay, type SeriesPart } from '@wayfare/shared';

/** The system acts for the person who entered the part: as an admin, whose bookings wait for a driver. */
export const authorOf = ({ by }: SeriesPart): Actor => ({ uid: by, usertype: 'admin' });

/** The request for the trip of a day, with its way back. */
export const inputOf = (
  customer: string,
  part: SeriesPart,
  { at, backAt }: Pick<SeriesDay, 'at' | 'backAt'>,
): BookingInput => ({
  customer,
  pickup: part.pickup,
  drop: part.drop,
  stops: part.stops,
  carType: part.carType,
  ...loadOf(part),
  payment_mode: part.payment_mode,
  pickUpInstructions: part.pickUpInstructions ?? null,
  bookLater: true,
  tripdate: at,
  ...(backAt !== null && { kind: 'return', returnAt: backAt }),
  ...(part.waitMinutes != null && { kind: 'return', waitMinutes: part.waitMinutes }),
});

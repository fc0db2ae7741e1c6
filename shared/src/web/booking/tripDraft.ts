import type { BookingInput, PaymentMode } from '../../booking/booking.schema.js';
import type { Place } from '../../geo/geo.schema.js';
import type { AppCategory } from '../../settings/settings.schema.js';

/** What the booking forms of the panel and the site have in common, as entered so far. */
export interface TripDraft {
  pickup: Place | null;
  drop: Place | null;
  carType: string;
  bookLater: boolean;
  /** How a taxi trip will be paid. */
  paymentMode: PaymentMode;
  parcelType: string;
  option: string;
  deliveryPerson: string;
  deliveryPersonPhone: string;
  pickUpInstructions: string;
  deliveryInstructions: string;
}

export const emptyTripDraft: TripDraft = {
  pickup: null,
  drop: null,
  carType: '',
  bookLater: false,
  paymentMode: 'cash',
  parcelType: '',
  option: '',
  deliveryPerson: '',
  deliveryPersonPhone: '',
  pickUpInstructions: '',
  deliveryInstructions: '',
};

/**
 * The booking request for a draft. Parcels are for deliveries only, which are paid by card; for a taxi, the pickup instructions
 * are the rider's note to the driver.
 * @param tripdate the time of a Book Later trip, a ms timestamp; null if it is missing
 */
export function bookingInputOf(
  draft: TripDraft,
  tripdate: number | null,
  category: AppCategory,
): Partial<BookingInput> {
  const text = (value: string) => value.trim() || undefined;
  return {
    ...(draft.pickup ? { pickup: draft.pickup } : {}),
    ...(draft.drop ? { drop: draft.drop } : {}),
    ...(draft.carType ? { carType: draft.carType } : {}),
    bookLater: draft.bookLater,
    ...(draft.bookLater ? { tripdate } : {}),
    ...(category === 'delivery'
      ? {
          parcelTypeSelected: draft.parcelType ? { description: draft.parcelType } : undefined,
          optionSelected: draft.option ? { description: draft.option } : undefined,
          deliveryPerson: text(draft.deliveryPerson),
          deliveryPersonPhone: text(draft.deliveryPersonPhone),
          pickUpInstructions: text(draft.pickUpInstructions),
          deliveryInstructions: text(draft.deliveryInstructions),
        }
      : { payment_mode: draft.paymentMode, pickUpInstructions: text(draft.pickUpInstructions) }),
  };
}

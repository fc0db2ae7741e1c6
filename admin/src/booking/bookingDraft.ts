import type { AppCategory, BookingInput, EstimateInput, Place, User } from '@wayfare/shared';

/** What an admin has entered so far for a rider's booking. */
export interface BookingDraft {
  rider: User | null;
  pickup: Place | null;
  drop: Place | null;
  carType: string;
  bookLater: boolean;
  /** The value of the browser's date field: local time without a zone. */
  when: string;
  parcelType: string;
  option: string;
  deliveryPerson: string;
  deliveryPersonPhone: string;
  pickUpInstructions: string;
  deliveryInstructions: string;
}

export const emptyDraft: BookingDraft = {
  rider: null,
  pickup: null,
  drop: null,
  carType: '',
  bookLater: false,
  when: '',
  parcelType: '',
  option: '',
  deliveryPerson: '',
  deliveryPersonPhone: '',
  pickUpInstructions: '',
  deliveryInstructions: '',
};

/** The part of a draft that determines its price. */
export function tripOf(draft: BookingDraft): EstimateInput {
  return {
    pickup: draft.pickup,
    drop: draft.drop,
    carType: draft.carType || null,
    parcelTypeSelected: draft.parcelType ? { description: draft.parcelType } : null,
    optionSelected: draft.option ? { description: draft.option } : null,
  };
}

/** The booking request for a draft. Parcels are for deliveries only. */
export function bookingInputOf(draft: BookingDraft, category: AppCategory): Partial<BookingInput> {
  const { parcelTypeSelected, optionSelected, ...trip } = tripOf(draft);
  const at = draft.when ? new Date(draft.when).getTime() : Number.NaN;
  return {
    ...trip,
    customer: draft.rider?.id ?? null,
    bookLater: draft.bookLater,
    tripdate: draft.bookLater && Number.isFinite(at) ? at : null,
    ...(category === 'delivery' && {
      parcelTypeSelected,
      optionSelected,
      deliveryPerson: draft.deliveryPerson,
      deliveryPersonPhone: draft.deliveryPersonPhone,
      pickUpInstructions: draft.pickUpInstructions,
      deliveryInstructions: draft.deliveryInstructions,
    }),
  };
}

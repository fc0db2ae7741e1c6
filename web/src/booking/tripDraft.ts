import {
  type AppCategory,
  type BookedStop,
  type BookingInput,
  type PaymentMode,
  type Place,
  type Stop,
  type TripNeed,
  bookedStops,
  placeOf,
} from '@wayfare/shared';
import { newIdempotencyKey } from '../http/idempotencyKey.js';

/** A stop as entered so far. */
export interface DraftStop {
  /** Identifies it while it is moved. */
  key: string;
  place: Place | null;
  deliveryPerson: string;
  deliveryPersonPhone: string;
  deliveryInstructions: string;
}

/** An empty stop. */
export const newStop = (): DraftStop => ({
  key: newIdempotencyKey(),
  place: null,
  deliveryPerson: '',
  deliveryPersonPhone: '',
  deliveryInstructions: '',
});

/** The form for the stops of a booking, as booked. */
export const draftStops = (stops: readonly Stop[] | null | undefined): DraftStop[] =>
  bookedStops(stops).map((stop, index) => ({
    key: `stop${index}`,
    place: placeOf(stop),
    deliveryPerson: stop.deliveryPerson ?? '',
    deliveryPersonPhone: stop.deliveryPersonPhone ?? '',
    deliveryInstructions: stop.deliveryInstructions ?? '',
  }));

/** The places of a draft's stops that have been chosen. */
export const stopPlaces = ({ stops }: Pick<TripDraft, 'stops'>): Place[] =>
  stops.flatMap(({ place }) => (place ? [place] : []));

/** Whether a stop has no place yet. */
export const lacksStopPlace = ({ stops }: Pick<TripDraft, 'stops'>): boolean =>
  stops.some(({ place }) => !place);

/** The stops of a booking request. */
function stopsOf({ stops }: Pick<TripDraft, 'stops'>, category: AppCategory): BookedStop[] {
  const text = (value: string) => value.trim() || undefined;
  return stops.flatMap(({ place, ...stop }): BookedStop[] => {
    if (!place) return [];
    if (category !== 'delivery') return [place];
    return [
      {
        ...place,
        deliveryPerson: text(stop.deliveryPerson),
        deliveryPersonPhone: text(stop.deliveryPersonPhone),
        deliveryInstructions: text(stop.deliveryInstructions),
      },
    ];
  });
}

/** The fields that the booking forms of the panel and the site share, as entered so far. */
export interface TripDraft {
  pickup: Place | null;
  drop: Place | null;
  /** Where the trip stops before its drop, in order. */
  stops: DraftStop[];
  /** For how many hours; null for a trip that is not by the hour. */
  hours: number | null;
  /** How it comes back: after a wait of so many minutes, or by a second trip; null if it does not. */
  back: number | 'later' | null;
  /** When the second trip comes back, a ms timestamp. */
  returnAt: number | null;
  /** Whom and what a ride takes: at least one passenger, pieces of luggage, and its needs (rule 4.110). */
  passengers: number;
  luggage: number;
  needs: readonly TripNeed[];
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
  stops: [],
  hours: null,
  back: null,
  returnAt: null,
  passengers: 1,
  luggage: 0,
  needs: [],
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

/** How a trip comes back, as a request says it. */
export function returnOf({
  back,
  returnAt,
}: Pick<TripDraft, 'back' | 'returnAt'>): Pick<BookingInput, 'kind' | 'waitMinutes' | 'returnAt'> {
  if (back === null) return {};
  return back === 'later' ? { kind: 'return', returnAt } : { kind: 'return', waitMinutes: back };
}

/** Whom and what a ride takes, as a request says it: nothing for one passenger without luggage and needs. */
export const loadInputOf = ({
  passengers,
  luggage,
  needs,
}: Pick<TripDraft, 'passengers' | 'luggage' | 'needs'>): Pick<
  BookingInput,
  'passengers' | 'luggage' | 'needs'
> => ({
  ...(passengers > 1 && { passengers }),
  ...(luggage > 0 && { luggage }),
  ...(needs.length > 0 && { needs: [...needs] }),
});

/**
 * The booking request for a draft. Parcels are for deliveries only, which are paid by card; for a taxi, the
 * pickup instructions are the rider's note to the driver.
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
    // Where a trip by the hour goes is for its rider to say on the way.
    ...(draft.stops.length > 0 && !draft.hours ? { stops: stopsOf(draft, category) } : {}),
    ...(draft.hours ? { kind: 'hourly', hours: draft.hours } : category === 'taxi' ? returnOf(draft) : {}),
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
      : {
          ...loadInputOf(draft),
          payment_mode: draft.paymentMode,
          pickUpInstructions: text(draft.pickUpInstructions),
        }),
  };
}

/** Changes of a draft, or a function that computes them from the draft at that time. */
export type DraftChanges<Draft extends TripDraft> = Partial<Draft> | ((before: Draft) => Partial<Draft>);

/** Applies changes to a draft. */
export const withChanges = <Draft extends TripDraft>(draft: Draft, changes: DraftChanges<Draft>): Draft => ({
  ...draft,
  ...(typeof changes === 'function' ? changes(draft) : changes),
});

import { allowsHours, type CarType, hireTermsOf, type Quotes } from '@wayfare/shared';
import { useMemo } from 'react';
import { useSession } from '../../frame/session/SessionProvider.js';
import { bestFirst } from './bestCarType.js';
import { useCarTypes } from '../../people/carType/carTypes.js';
import type { BookingDraft } from './draft.js';
import { useQuotes } from './useQuotes.js';

/** The car types of the booking form, with the prices of its trip. */
export interface CarChoice {
  carTypes: ReturnType<typeof useCarTypes>;
  quotes: ReturnType<typeof useQuotes>;
  /** The car types, the best one first. */
  ordered: readonly CarType[];
  /** The one that the rider chose, or else the best; undefined if there is none. */
  chosen: CarType | undefined;
  /** The price of the chosen one, and how far away its nearest free driver is. */
  quote: Quotes['quotes'][number] | undefined;
}

/** Whether a car type can be booked for some hours; each can for a trip without. */
function isHired(carType: CarType, hours: number | null, settings: { convert_to_mile: boolean }): boolean {
  if (hours === null) return true;
  const terms = hireTermsOf(carType, settings);
  return terms !== null && allowsHours(terms, hours);
}

/** @param isPriced whether the trip may be priced: a doubted one is not, until the rider means it */
export function useCarChoice(draft: BookingDraft, isPriced: boolean): CarChoice {
  const carTypes = useCarTypes();
  const quotes = useQuotes(draft, isPriced);
  const { settings } = useSession();
  const types = carTypes.data?.filter((carType) => isHired(carType, draft.hours, settings));
  const prices = quotes.data?.quotes;
  const trip =
    prices &&
    JSON.stringify([
      draft.pickup,
      draft.drop,
      draft.stops.map(({ place }) => place),
      draft.hours,
      draft.back,
    ]);
  const ordered = useMemo(
    () => bestFirst(types ?? [], prices, draft.bookLater),
    // Cars come and go: the order changes only with the trip, so that nothing moves below a finger.
    // oxlint-disable-next-line react/exhaustive-deps
    [carTypes.data, trip, draft.hours, draft.bookLater],
  );
  const chosen = ordered.find(({ name }) => name === draft.carType) ?? ordered[0];
  const quote = prices?.find(({ carType }) => carType === chosen?.name);
  return { carTypes, quotes, ordered, chosen, quote };
}

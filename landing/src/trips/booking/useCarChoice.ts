import {
  allowsHours,
  type CarType,
  hireTermsOf,
  lackingRoom,
  type Misfit,
  type Quotes,
} from '@wayfare/shared';
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
  /** Why some of them, by name, cannot take the trip. */
  misfits: ReadonlyMap<string, Misfit>;
  /**
   * The one that the rider chose, or else the best, of those that can take it; undefined if there is none.
   */
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
  const { settings } = useSession();
  const isRide = settings.category === 'taxi';
  const quotes = useQuotes(draft, isRide, isPriced);
  const types = carTypes.data?.filter((carType) => isHired(carType, draft.hours, settings));
  const prices = quotes.data?.quotes;
  const misfits = isRide ? misfitsOf(draft, types ?? [], quotes) : NONE;
  const trip =
    prices &&
    JSON.stringify([
      draft.pickup,
      draft.drop,
      draft.stops.map(({ place }) => place),
      draft.hours,
      draft.back,
    ]);
  const unfit = [...misfits.keys()].sort().join();
  const ordered = useMemo(
    () => bestFirst(types ?? [], prices, { isLater: draft.bookLater, misfits }),
    // Cars come and go: the order changes only with the trip, so that nothing moves below a finger.
    // oxlint-disable-next-line react/exhaustive-deps
    [carTypes.data, trip, draft.hours, draft.bookLater, unfit],
  );
  const fitting = ordered.filter((carType) => !misfits.has(carType.name));
  const chosen = fitting.find(({ name }) => name === draft.carType) ?? fitting[0];
  const quote = prices?.find(({ carType }) => carType === chosen?.name);
  return { carTypes, quotes, ordered, misfits, chosen, quote };
}

const NONE: ReadonlyMap<string, Misfit> = new Map();

/**
 * Why some car types cannot take a ride. Their room is known at once; whether their drivers offer what it
 * needs, once the server has answered.
 */
function misfitsOf(
  draft: BookingDraft,
  types: readonly CarType[],
  { data, isPlaceholderData }: ReturnType<typeof useQuotes>,
): ReadonlyMap<string, Misfit> {
  const lacksNeeds = (name: string) =>
    draft.needs.length > 0 &&
    !isPlaceholderData &&
    data?.quotes.find(({ carType }) => carType === name)?.misfit === 'needs';
  return new Map(
    types.flatMap((carType): [string, Misfit][] => {
      const misfit = lackingRoom(carType, draft) ?? (lacksNeeds(carType.name) ? 'needs' : null);
      return misfit ? [[carType.name, misfit]] : [];
    }),
  );
}

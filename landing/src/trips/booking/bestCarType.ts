import type { CarType, Quotes } from '@wayfare/shared';

type Tariff = Pick<
  CarType,
  'name' | 'createdAt' | 'base_fare' | 'rate_per_unit_distance' | 'rate_per_hour' | 'min_fare'
>;

/** A usual trip in the city, by whose price car types are ordered: the order stays when places change. */
const USUAL = { distance: 5, hours: 0.2 };

const usualPrice = ({ base_fare, rate_per_unit_distance, rate_per_hour, min_fare }: Tariff): number =>
  Math.max(min_fare, base_fare + rate_per_unit_distance * USUAL.distance + rate_per_hour * USUAL.hours);

/**
 * The car types with the best one first: those that can take the trip before the others, those with a free
 * car near the pickup before the others, unless the trip is for later, and those with a cheaper tariff before
 * others. Of two with the same tariff, the newest comes first, as in the panel. Fees do not count: a car for
 * wheelchairs without one is not everyone's best.
 * @param quotes the prices of the trip; undefined as long as they are unknown
 * @param trip its time, and by their names the car types that cannot take it
 */
export function bestFirst<Type extends Tariff>(
  carTypes: readonly Type[],
  quotes: Quotes['quotes'] | undefined,
  { isLater, misfits }: { isLater: boolean; misfits: ReadonlyMap<string, unknown> },
): Type[] {
  const isFar = ({ name }: Type) =>
    !isLater && quotes?.find(({ carType }) => carType === name)?.minutesAway === null;
  return [...carTypes].sort(
    (a, b) =>
      Number(misfits.has(a.name)) - Number(misfits.has(b.name)) ||
      Number(isFar(a)) - Number(isFar(b)) ||
      usualPrice(a) - usualPrice(b) ||
      b.createdAt - a.createdAt,
  );
}

/** The first car type in a list that is near the pickup, besides the chosen one. */
export const nearbyAlternative = (
  carTypes: readonly Pick<CarType, 'name'>[],
  quotes: Quotes['quotes'],
  chosen: string,
): Quotes['quotes'][number] | undefined =>
  carTypes
    .filter(({ name }) => name !== chosen)
    .map(({ name }) => quotes.find((quote) => quote.carType === name))
    .find((quote) => quote && quote.minutesAway !== null);

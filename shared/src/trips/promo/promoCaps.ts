/** For how many days trips with a promo count. */
export const PROMO_CAP_DAYS = 30;
/**
 * How many trips with a promo one rider has with one driver, and riders have with one device, in that time.
 */
const MOST_OF_PAIR = 2;
const MOST_OF_DEVICE = 3;
/** How many trips with a promo one driver has in a day. */
const MOST_OF_DRIVER = 10;
const DAY_MS = 24 * 60 * 60_000;

/** The parties of a trip with a promo. `device` is the rider's, if it is known. */
export interface PromoTrip {
  driver?: string | null | undefined;
  customer: string;
  device?: string | null | undefined;
}

/**
 * Whether a trip with a promo is one too many for its driver, for the pair of its rider and driver, or for
 * the rider's device. Honest riders rarely meet the same driver twice.
 * @param earlier other paid trips with a promo in the last `PROMO_CAP_DAYS`, with when they ended, ms
 *   timestamps
 */
export function promoCapsExceeded(
  { driver, customer, device }: PromoTrip,
  earlier: readonly (PromoTrip & { endedAt: number })[],
  now: number,
): boolean {
  const ofDriver = earlier.filter((trip) => trip.driver === driver);
  const today = ofDriver.filter(({ endedAt }) => endedAt > now - DAY_MS);
  const ofPair = ofDriver.filter((trip) => trip.customer === customer);
  const ofDevice = device ? earlier.filter((trip) => trip.device === device) : [];
  return today.length >= MOST_OF_DRIVER || ofPair.length >= MOST_OF_PAIR || ofDevice.length >= MOST_OF_DEVICE;
}

import type { OfferCounts } from './offerCounts.schema.js';

/**
 * How an offer of a trip to a driver can end. `withdrawn`: another driver was faster, or the trip was
 * canceled or given to another.
 */
export const offerEnds = ['accepted', 'declined', 'expired', 'withdrawn'] as const;
export type OfferEnd = (typeof offerEnds)[number];

/** Offers that ended, by how they ended. */
export type EndedOffers = Readonly<Record<OfferEnd, number>>;

/** A driver without offers. */
export const NO_OFFERS: EndedOffers = { accepted: 0, declined: 0, expired: 0, withdrawn: 0 };

/** The offers of several periods together. */
export const sumOfOffers = (periods: readonly EndedOffers[]): EndedOffers =>
  periods.reduce(
    (sum, period) => ({
      accepted: sum.accepted + period.accepted,
      declined: sum.declined + period.declined,
      expired: sum.expired + period.expired,
      withdrawn: sum.withdrawn + period.withdrawn,
    }),
    NO_OFFERS,
  );

/** Ended offers with their number. */
export const countedOffers = ({ accepted, declined, expired, withdrawn }: EndedOffers): OfferCounts => ({
  received: accepted + declined + expired + withdrawn,
  accepted,
  declined,
  expired,
  withdrawn,
});

/**
 * The part of a driver's offers that they accepted, from 0 to 1. Withdrawn offers do not count: the driver
 * could not answer them. Null when there is none left.
 */
export function acceptanceRate({ accepted, declined, expired }: EndedOffers): number | null {
  const answered = accepted + declined + expired;
  return answered === 0 ? null : accepted / answered;
}

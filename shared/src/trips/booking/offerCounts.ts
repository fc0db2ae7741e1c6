import type { OfferCounts } from './offerCounts.schema.js';

/**
 * How an offer of a trip to a driver can end. `withdrawn`: another driver was faster, or the trip was
 * canceled or given to another.
 */
export const offerEnds = ['accepted', 'declined', 'expired', 'withdrawn'] as const;
export type OfferEnd = (typeof offerEnds)[number];

/** The counts of a driver's offers: how they ended, and accepted trips that the driver gave back. */
export const countedEnds = [...offerEnds, 'givenBack'] as const;
export type CountedEnd = (typeof countedEnds)[number];

/** Offers that ended, by how they ended, and how many of the accepted trips were given back. */
export type EndedOffers = Readonly<Record<CountedEnd, number>>;

/** A driver without offers. */
export const NO_OFFERS: EndedOffers = { accepted: 0, declined: 0, expired: 0, withdrawn: 0, givenBack: 0 };

/** The offers of several periods together. */
export const sumOfOffers = (periods: readonly EndedOffers[]): EndedOffers =>
  periods.reduce(
    (sum, period) => ({
      accepted: sum.accepted + period.accepted,
      declined: sum.declined + period.declined,
      expired: sum.expired + period.expired,
      withdrawn: sum.withdrawn + period.withdrawn,
      givenBack: sum.givenBack + period.givenBack,
    }),
    NO_OFFERS,
  );

/** Ended offers with their number. */
export const countedOffers = ({
  accepted,
  declined,
  expired,
  withdrawn,
  givenBack,
}: EndedOffers): OfferCounts => ({
  received: accepted + declined + expired + withdrawn,
  accepted,
  declined,
  expired,
  withdrawn,
  givenBack,
});

/**
 * The part of a driver's offers that they accepted and did not give back, from 0 to 1. Withdrawn offers do
 * not count: the driver could not answer them. Null when there is none left.
 */
export function acceptanceRate({ accepted, declined, expired, givenBack }: EndedOffers): number | null {
  const answered = accepted + declined + expired;
  return answered === 0 ? null : Math.max(0, accepted - givenBack) / answered;
}

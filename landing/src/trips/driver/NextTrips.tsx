import { lazy, Suspense } from 'react';
import { useOpenOffers } from './useOpenOffers.js';

const NextOffer = lazy(async () => ({ default: (await import('./NextTripCards.js')).NextOffer }));

/**
 * Quiet offers of a trip after the current one, for a driver who has none yet. Nothing sounds, and no answer
 * is needed while a passenger is in the car.
 */
export function NextOffers() {
  const { offers } = useOpenOffers();
  return (
    <Suspense>
      {offers
        .filter(({ finishingTrip }) => finishingTrip)
        .map((offer) => (
          <NextOffer key={offer.id} offer={offer} />
        ))}
    </Suspense>
  );
}

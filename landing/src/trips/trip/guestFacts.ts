import type { GuestTrip, TripStateFacts } from '@wayfare/shared';

/** A guest's trip as the state table knows it. */
export const factsOf = ({ status, kind, paymentMode, rating, finishingTrip }: GuestTrip): TripStateFacts => ({
  status,
  kind,
  payment_mode: paymentMode,
  rating,
  finishingTrip,
});

import { z } from 'zod';
import { needsSchema } from '../../people/user/driverNeeds.schema.js';
import { MOST_LUGGAGE, MOST_PASSENGERS } from './tripLoad.js';

export const passengersSchema = z.number().int().min(1).max(MOST_PASSENGERS);
export const luggageSchema = z.number().int().min(0).max(MOST_LUGGAGE);

/** Whom and what a trip takes, as requests and bookings name it: see `tripLoad.ts`. */
export const tripLoadShape = {
  /** Missing for one. */
  passengers: passengersSchema.nullish(),
  /** Pieces of luggage; missing for none. */
  luggage: luggageSchema.nullish(),
  /** What its car or driver has to offer; missing for nothing special. */
  needs: needsSchema.nullish(),
};

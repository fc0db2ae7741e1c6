import { z } from 'zod';

const time = z.number().int();
const count = z.number().int().min(0);

/** The search for the driver of a trip, as its rider sees it. Times are ms timestamps, distances in km. */
export const tripSearchSchema = z.object({
  since: time,
  /** When the trip is canceled if nobody has taken it. */
  endsAt: time,
  /** How many drivers have been asked so far. */
  asked: count,
  /** How many of them can still answer. */
  asking: count,
  /** How far from the pickup drivers have been asked so far; null before the first round. */
  searched: z.number().min(0).nullable(),
  /** How far the search goes. */
  radius: z.number().min(0),
});
export type TripSearch = z.infer<typeof tripSearchSchema>;

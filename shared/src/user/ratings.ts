import type { Ratings } from './user.schema.js';

/** The average of all ratings to one decimal, half up (rules 4.9, 9.8). 0 without ratings. */
export function averageRating(rates: readonly number[]): number {
  if (rates.length === 0) return 0;
  const sum = rates.reduce((total, rate) => total + rate, 0);
  return Math.round((sum * 10) / rates.length) / 10;
}

/** The driver's ratings with one rating more. */
export function withRating(
  ratings: Ratings | null | undefined,
  rating: { user: string; rate: number },
): Ratings {
  const details = [...(ratings?.details ?? []), rating];
  return { userrating: averageRating(details.map((detail) => detail.rate)), details };
}

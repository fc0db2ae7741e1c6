/**
 * The average rating to one decimal, half up (rules 4.9, 9.8), from the sum and number of all ratings; 0
 * without ratings.
 */
export function averageRating(ratings: { sum: number; count: number }): number {
  return ratings.count === 0 ? 0 : Math.round((ratings.sum * 10) / ratings.count) / 10;
}

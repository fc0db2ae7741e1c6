/** The remarks that a rider can choose about a trip besides its stars: first praise, then complaints. */
export const ratingTags = [
  'friendly',
  'safe',
  'clean',
  'good_route',
  'late',
  'unsafe',
  'dirty',
  'rude',
] as const;
export type RatingTag = (typeof ratingTags)[number];

const pleasing: readonly RatingTag[] = ['friendly', 'safe', 'clean', 'good_route'];

/** The tags that go with a number of stars: what pleased for four and five, what did not for fewer. */
export const ratingTagsFor = (stars: number): readonly RatingTag[] =>
  ratingTags.filter((tag) => pleasing.includes(tag) === stars >= 4);

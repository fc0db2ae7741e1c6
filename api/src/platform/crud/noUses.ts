/**
 * Why nothing refers to a record of a resource once it is deleted. Each is also a sentence of the panel's
 * delete dialog, where it matters to the reader.
 */
export const noUses = {
  copied: { because: 'what was made with it keeps a copy' },
  fallsBack: { because: 'people who chose it read the default language from then on' },
  sent: { because: 'it is the record of what was sent' },
  deletedAlong: { because: 'what belongs to it is deleted along' },
  ownWish: { because: 'it is one wish, which only dispatch reads' },
  ownNote: { because: 'it is a note or a view that only its readers know' },
} as const;

/** A reason why nothing refers to a resource's records. */
export type NoUses = (typeof noUses)[keyof typeof noUses];

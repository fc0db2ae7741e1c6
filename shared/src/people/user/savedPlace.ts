import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { placeSchema } from '../../basics/geo/geo.schema.js';

/** The kinds of saved places. A rider has at most one home and one work place. */
export const savedPlaceKinds = ['home', 'work', 'other'] as const;
export type SavedPlaceKind = (typeof savedPlaceKinds)[number];

/** The most places a rider can save. */
export const MOST_SAVED_PLACES = 20;

/** A place as riders save it. Home and work need no name. */
export const savedPlaceInputSchema = placeSchema.extend({
  kind: z.enum(savedPlaceKinds),
  name: z.string().trim().max(60).nullish(),
});
export type SavedPlaceInput = z.infer<typeof savedPlaceInputSchema>;

/** A place that a rider goes to often, saved by the rider. */
export const savedPlaceSchema = savedPlaceInputSchema.extend({ id: idSchema });
export type SavedPlace = z.infer<typeof savedPlaceSchema>;

/**
 * A rider's places with one more. A new home or work place replaces the one before. Null if there are too
 * many.
 */
export function withSavedPlace(places: readonly SavedPlace[], added: SavedPlace): SavedPlace[] | null {
  const isReplaced = ({ kind }: SavedPlace) => kind !== 'other' && kind === added.kind;
  const kept = places.filter((place) => !isReplaced(place));
  if (kept.length >= MOST_SAVED_PLACES) return null;
  const order = ({ kind }: SavedPlace) => savedPlaceKinds.indexOf(kind);
  return [...kept, added].sort((a, b) => order(a) - order(b));
}

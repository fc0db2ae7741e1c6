import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { viewedLists } from './viewedLists.js';

const value = z.union([z.string().max(200), z.number(), z.boolean()]);

/**
 * A list as an admin wants to find it again: its filters and its order. Those of its list are the only ones
 * allowed.
 */
export const savedViewInputSchema = z.object({
  name: z.string().trim().min(1).max(60),
  list: z.enum(viewedLists),
  filter: z
    .record(z.string().min(1).max(60), z.union([value, z.array(value).max(50)]))
    .refine((filter) => Object.keys(filter).length <= 12),
  sort: z.object({ field: z.string().min(1).max(60), order: z.enum(['ASC', 'DESC']) }),
  /** The whole team sees it, not only its author. */
  shared: z.boolean(),
});
export type SavedViewInput = z.infer<typeof savedViewInputSchema>;

/** A saved view. `createdAt` is a ms timestamp. */
export const savedViewSchema = savedViewInputSchema.extend({
  id: idSchema,
  author: idSchema,
  createdAt: z.number().int(),
});
export type SavedView = z.infer<typeof savedViewSchema>;

export const viewCountsQuerySchema = z.object({ list: z.enum(viewedLists) });

/**
 * How many records the views of a list have for this admin, by view; `isAtLeast` if there are more than are
 * counted.
 */
export const viewCountsSchema = z.record(
  z.string(),
  z.object({ count: z.number().int(), isAtLeast: z.boolean() }),
);
export type ViewCounts = z.infer<typeof viewCountsSchema>;

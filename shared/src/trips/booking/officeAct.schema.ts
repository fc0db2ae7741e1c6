import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { latLngSchema } from '../../basics/geo/geo.schema.js';
import { officeActions, officeReasons } from './officeAct.js';

const why = {
  reason: z.enum(officeReasons),
  /** In staff's own words; required for `other`. */
  note: z.string().trim().max(300).nullish(),
};
const endPlace = {
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  /** When the trip ended, a ms timestamp between its start and now. */
  at: z.number().int().min(0).max(8_640_000_000_000_000),
};

/** An act of the office on one trip. */
export const officeActInputSchema = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('end'), ...endPlace, ...why }),
    z.object({ action: z.literal('cash'), ...why }),
    z.object({ action: z.literal('writeOff'), ...why }),
    z.object({ action: z.literal('cancel'), ...why }),
  ])
  .refine(({ reason, note }) => reason !== 'other' || Boolean(note), { path: ['note'] });
export type OfficeActInput = z.infer<typeof officeActInputSchema>;
export type EndInput = Extract<OfficeActInput, { action: 'end' }>;

/** An act of the office as the trip stores it. Its parties see neither the note nor who acted. */
export const officeActSchema = z.object({
  action: z.enum(officeActions),
  reason: z.enum(officeReasons),
  /** ms timestamp */
  at: z.number().int(),
  by: idSchema.nullish(),
  /** Who acted, for staff. */
  byName: z.string().nullish(),
  note: z.string().nullish(),
});
export type OfficeAct = z.infer<typeof officeActSchema>;

/** Where and when a started trip would end; if left out, at its last believed position. */
export const endPreviewInputSchema = z.object({
  lat: z.coerce.number().min(-90).max(90).optional(),
  lng: z.coerce.number().min(-180).max(180).optional(),
  at: z.coerce.number().int().min(0).max(8_640_000_000_000_000).optional(),
});
export type EndPreviewInput = z.infer<typeof endPreviewInputSchema>;

/** The effect of ending a trip at a place and time, before it happens. Amounts in the settings' currency. */
export const endPreviewSchema = z.object({
  end: latLngSchema.extend({ at: z.number().int() }),
  /** The last believed position; null without any. */
  last: latLngSchema.extend({ at: z.number().int() }).nullable(),
  /** km */
  distance: z.number(),
  seconds: z.number(),
  trip_cost: z.number(),
  customer_paid: z.number(),
  driver_share: z.number(),
  /** The measured fare is beyond its bounds, so that staff review it. */
  isReviewed: z.boolean(),
});
export type EndPreview = z.infer<typeof endPreviewSchema>;

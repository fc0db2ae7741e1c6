import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';

/** Problems of an open trip that alert the dispatchers, the most urgent first. */
export const alertKinds = [
  /** The rider or the driver pressed the emergency button. */
  'emergency',
  /** The rider says that they are not in the car. */
  'notInCar',
  /** The rider waits for a driver longer than promised. */
  'late',
  /** A trip of a series of recurring trips could not be booked, or its driver not be planned. */
  'series',
  /** A driver has the trip, but is not at the pickup in time. */
  'pickup',
  /** A prebooking begins soon and has no driver. */
  'ahead',
  /** The driver planned for a prebooking cannot come in time, and no other driver has it yet. */
  'plan',
  /** The driver does not move. */
  'still',
  /** The driver's device has not reported a position for a while. */
  'stale',
  /** The trip is far away from its route. */
  'offRoute',
  /** The trip has ended and is still not paid. */
  'payment',
  /** A card provider does not answer whether it charged the amount held on a card for the trip. */
  'capture',
] as const;
export type AlertKind = (typeof alertKinds)[number];

export const alertStates = ['open', 'resolved'] as const;

/** The longest snooze of an alert, in minutes. */
export const LONGEST_SNOOZE = 240;

/** The furthest ahead that a rule looks, in ms: the longest time the settings allow. */
export const MAX_ALERT_AHEAD_MS = 600 * 60_000;

const time = z.number().int().nullable();

/** Something that is, or was, wrong with a trip. Times are ms timestamps. */
export const alertSchema = z.object({
  id: idSchema,
  kind: z.enum(alertKinds),
  state: z.enum(alertStates),
  booking: idSchema,
  /** The trip's reference, as people say it; its date, such as `2026-03-02`, if it could not be booked. */
  reference: z.string(),
  /** The series of recurring trips whose trip could not be booked, and why: an error key. */
  series: idSchema.nullish(),
  reason: z.string().nullish(),
  /** The trip's driver when it began; null without one. */
  driver: idSchema.nullable(),
  driver_name: z.string().nullable(),
  openedAt: z.number().int(),
  /** The user who pressed the emergency button; null for alerts that the rules opened. */
  by: idSchema.nullable(),
  /** The dispatcher who takes care of it. */
  owner: idSchema.nullable(),
  owner_name: z.string().nullable(),
  /** Since when it has, or no longer has, this owner. */
  ownedAt: time.optional(),
  /** Until when it makes no sound and is not counted. */
  snoozedUntil: time,
  resolvedAt: time,
  /** Who resolved it; null if its cause ended. */
  resolvedBy: idSchema.nullable(),
  resolvedBy_name: z.string().nullable(),
  /** Time from opening to resolution, in ms. */
  resolvedMs: time,
});
export type Alert = z.infer<typeof alertSchema>;

/**
 * The owner that the dispatcher saw. If another dispatcher has taken the alert since, the request is refused.
 */
export const takeAlertInputSchema = z.object({ owner: idSchema.nullable() });
export const snoozeAlertInputSchema = z.object({ minutes: z.number().int().min(1).max(LONGEST_SNOOZE) });

/** How long alerts of each kind took to be resolved, since a time. */
export const alertTimesSchema = z.object({
  since: z.number().int(),
  kinds: z.array(
    z.object({
      kind: z.enum(alertKinds),
      open: z.number().int(),
      resolved: z.number().int(),
      /** The median time to resolution, in ms; null if none was resolved. */
      medianMs: z.number().nullable(),
    }),
  ),
});
export type AlertTimes = z.infer<typeof alertTimesSchema>;
/** The emergency was passed on to the dispatchers. */
export const emergencyAnswerSchema = z.object({ told: z.literal(true) });

import { z } from 'zod';
import { latLngSchema } from '../../basics/geo/geo.schema.js';
import type { BookingStatus } from './booking.status.js';
import type { Handover } from './handover.js';
import { tripEtaSchema } from './tripEta.js';
import { followedVehicleSchema } from './tripShare.js';
import { type TripState } from './tripState.js';
import { type TripView } from './tripViews.js';
import { tripViewIn } from './tripView.js';

/** How long after its end a recipient can look at a delivery, in ms. */
export const TRACKED_AFTER_MS = 24 * 60 * 60_000;

/** The stages of a parcel, as shown to its recipient. */
export const parcelStages = [
  'booked',
  'coming',
  'pickup',
  'on_the_way',
  'delivered',
  'returning',
  'returned',
  'canceled',
] as const;
export type ParcelStage = (typeof parcelStages)[number];

/** The stages of a delivery that goes well, in order. */
export const parcelSteps = [
  'booked',
  'coming',
  'pickup',
  'on_the_way',
  'delivered',
] as const satisfies readonly ParcelStage[];

/** Final stages: nothing changes after them. */
export const endedParcelStages: readonly ParcelStage[] = ['delivered', 'returned', 'canceled'];

const stages: Readonly<Record<BookingStatus, ParcelStage>> = {
  PAYMENT_PENDING: 'booked',
  NEW: 'booked',
  ACCEPTED: 'coming',
  ARRIVED: 'pickup',
  STARTED: 'on_the_way',
  REACHED: 'delivered',
  PENDING: 'delivered',
  PAID: 'delivered',
  COMPLETE: 'delivered',
  CANCELLED: 'canceled',
};

/** The state of the trip that a stage stands for, in the table of what is due. */
const states: Readonly<Record<ParcelStage, TripState>> = {
  booked: 'NEW',
  coming: 'ACCEPTED',
  pickup: 'ARRIVED',
  on_the_way: 'STARTED',
  delivered: 'REACHED',
  // It no longer comes to the recipient.
  returning: 'CANCELLED',
  returned: 'CANCELLED',
  canceled: 'CANCELLED',
};

/** What the recipient of a parcel sees first in a stage. */
export const parcelView = (stage: ParcelStage): TripView => tripViewIn('recipient', states[stage]);

/** The stage of a parcel for its recipient. One that could not be handed over goes back to its sender. */
export function parcelStage({
  status,
  handover,
  reachedAt,
}: {
  status: BookingStatus;
  handover?: Pick<Handover, 'failure'> | null | undefined;
  /** When its stop was confirmed, if it has one of its own. ms timestamp. */
  reachedAt?: number | null | undefined;
}): ParcelStage {
  const stage = reachedAt ? 'delivered' : stages[status];
  if (!handover?.failure) return stage;
  if (stage === 'on_the_way') return 'returning';
  return stage === 'delivered' ? 'returned' : stage;
}

/** Whether a delivery can still be looked at: for a day after its end. Times are ms timestamps. */
export const isStillTracked = (endedAt: number | null | undefined, now: number): boolean =>
  !endedAt || now < endedAt + TRACKED_AFTER_MS;

/** A parcel as its recipient sees it: no prices, no addresses and no contacts. */
export const trackedParcelSchema = z.object({
  stage: z.enum(parcelStages),
  /** The sender's first name. */
  sender: z.string(),
  /** The courier's first name; null before there is one, and after the end. */
  courier: z.string().nullable(),
  vehicle: followedVehicleSchema.nullable(),
  /** Where the courier is, and when they arrive: only while the parcel is on its way. */
  position: latLngSchema.nullable(),
  eta: tripEtaSchema.nullable(),
  /** The time zone of its times; null for the business's. */
  timeZone: z.string().nullable(),
  /** How many other recipients come first. Until then, the position is not shown. */
  stopsBefore: z.number().int().optional(),
  /** The code that the recipient gives the courier when they have the parcel; only while it is on its way. */
  code: z.string().nullable(),
});
export type TrackedParcel = z.infer<typeof trackedParcelSchema>;

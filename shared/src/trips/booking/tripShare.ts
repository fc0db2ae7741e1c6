import { z } from 'zod';
import { latLngSchema } from '../../basics/geo/geo.schema.js';
import type { BookingStatus } from './booking.status.js';
import { tripEtaSchema } from './tripEta.js';

/** Statuses that let a rider share a trip, and others follow it. */
export const sharableStatuses: readonly BookingStatus[] = ['NEW', 'ACCEPTED', 'ARRIVED', 'STARTED'];

/** The stages of a trip, as shown to people who follow it. */
export const sharedTripStages = ['waiting', 'coming', 'arrived', 'riding', 'ended'] as const;
export type SharedTripStage = (typeof sharedTripStages)[number];

const stages: Partial<Record<BookingStatus, SharedTripStage>> = {
  NEW: 'waiting',
  ACCEPTED: 'coming',
  ARRIVED: 'arrived',
  STARTED: 'riding',
};

/**
 * The stage of a trip for someone who follows it. A trip that can no longer be followed has ended, no matter
 * how.
 */
export const sharedTripStage = (status: BookingStatus): SharedTripStage => stages[status] ?? 'ended';

/** A rider's link to a trip. */
export const tripShareSchema = z.object({ url: z.string() });
export type TripShareLink = z.infer<typeof tripShareSchema>;

/** A vehicle as shown to people without an account. */
export const followedVehicleSchema = z.object({
  plate: z.string().nullable(),
  make: z.string().nullable(),
  model: z.string().nullable(),
  color: z.string().nullable(),
  carType: z.string(),
  image: z.string().nullable(),
});
export type FollowedVehicle = z.infer<typeof followedVehicleSchema>;

/**
 * A trip as shown to everyone with its link: the car, where it is, and when it arrives. Once it has ended,
 * only that.
 */
export const sharedTripSchema = z.object({
  stage: z.enum(sharedTripStages),
  /** The driver's first name. */
  driver: z.string().nullable(),
  vehicle: followedVehicleSchema.nullable(),
  position: latLngSchema.nullable(),
  eta: tripEtaSchema.nullable(),
  /** The time zone of its times; null for the business's. */
  timeZone: z.string().nullable(),
});
export type SharedTrip = z.infer<typeof sharedTripSchema>;

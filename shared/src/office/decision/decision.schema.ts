import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { rankingPolicies } from '../../basics/settings/settings.schema.js';
import { passedReasons } from '../../trips/passedTrip/passedTrip.schema.js';

/** The automatic decisions about drivers: see `driverDecisions.ts`. */
export const decisionKinds = [
  'offer_order',
  'away',
  'cool_down',
  'documents',
  'debt',
  'held_fare',
  'acceptance',
] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** An automatic decision as the driver it is about sees it (rule 4.79). Times are ms timestamps. */
export const driverDecisionSchema = z.object({
  kind: z.enum(decisionKinds),
  /** Whether it limits the driver now. */
  applies: z.boolean(),
  since: z.number().int().nullable(),
  until: z.number().int().nullable(),
  /** The number that the rule depends on: seconds, offers, trips given back, or fares. */
  count: z.number().int().nullable(),
  /** Who goes first among drivers who are about as near. */
  order: z.enum(rankingPolicies).nullable(),
  /** For how many seconds trips are collected at most where drivers are scarce; null if they are not. */
  windowSeconds: z.number().int().nullable(),
  /** The acceptance rate, from 0 to 1. */
  rate: z.number().nullable(),
});
export type DriverDecision = z.infer<typeof driverDecisionSchema>;

/** The decisions about a driver, and within how many days a person answers questions about them. */
export const driverDecisionsSchema = z.object({
  decisions: z.array(driverDecisionSchema),
  answerDays: z.number().int(),
});
export type DriverDecisions = z.infer<typeof driverDecisionsSchema>;

/** The most messages of one request. */
export const MOST_DECISION_MESSAGES = 30;
/** The most requests of a driver that may wait for an answer at the same time. */
export const MOST_OPEN_DECISION_REQUESTS = 10;

/** What requests can be about: an automatic decision, or a trip that the driver did not get. */
export const requestedDecisions = [...decisionKinds, 'passed_trip'] as const;
export type RequestedDecision = (typeof requestedDecisions)[number];

const textSchema = z.string().trim().min(1).max(1000);

/** A driver asks a person about an automatic decision. */
export const decisionRequestInputSchema = z
  .object({
    about: z.enum(requestedDecisions),
    /** The id of one of the driver's passed trips; only for `passed_trip`. */
    passedTrip: idSchema.optional(),
    text: textSchema,
  })
  .refine(({ about, passedTrip }) => (about === 'passed_trip') === (passedTrip !== undefined), {
    path: ['passedTrip'],
    error: 'field_invalid',
  });
export type DecisionRequestInput = z.infer<typeof decisionRequestInputSchema>;

/**
 * A further message of the driver, or the answer of staff. `seen` is how many messages staff has read: an
 * answer of a colleague that came later is read first.
 */
export const decisionMessageInputSchema = z.object({
  text: textSchema,
  seen: z.number().int().min(0).optional(),
});
export type DecisionMessageInput = z.infer<typeof decisionMessageInputSchema>;

/** A message of a request. `at` is a ms timestamp. */
export const decisionMessageSchema = z.object({
  text: z.string(),
  at: z.number().int(),
  isFromStaff: z.boolean(),
  /** Who wrote it; null for a deleted account. */
  by_name: z.string().nullable(),
});
export type DecisionMessage = z.infer<typeof decisionMessageSchema>;

/**
 * A driver's request to a person about an automatic decision (rule 4.80). Drivers read their own, staff all.
 * Times are ms timestamps.
 */
export const decisionRequestSchema = z.object({
  id: idSchema,
  driver: idSchema,
  driver_name: z.string().nullable(),
  about: z.enum(requestedDecisions),
  /** For a passed trip: why they did not get it, and when, as the driver sees it. */
  reason: z.enum(passedReasons).nullable(),
  passedAt: z.number().int().nullable(),
  /** For staff: the passed trip's booking. Never in what drivers get. */
  booking: idSchema.nullish(),
  createdAt: z.number().int(),
  /** By when a person answers. */
  dueAt: z.number().int(),
  /** Whether it waits for an answer. */
  isOpen: z.boolean(),
  answeredAt: z.number().int().nullable(),
  messages: z.array(decisionMessageSchema),
});
export type DecisionRequest = z.infer<typeof decisionRequestSchema>;

/** Whether a request is not answered although its time is over. */
export const isDecisionOverdue = (
  { isOpen, dueAt }: Pick<DecisionRequest, 'isOpen' | 'dueAt'>,
  now: number,
): boolean => isOpen && dueAt <= now;

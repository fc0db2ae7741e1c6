/*
 * Handovers: how a courier proves that a parcel was handed over.
 *
 * When a parcel is booked, the proof that its option was sold with counts for it; without one, the settings
 * decide which kinds of proof count. At the start of the
 * delivery, the recipient gets a code by SMS; the sender sees it too, the courier never does. The delivery
 * ends only with one of the allowed proofs.
 *
 * API (`:id` is the booking's id everywhere): POST /bookings/:id/reach its driver, {lat, lng,
 * handover_code?}. 400 `handover_code_wrong`; 409 `handover_proof_required` without any allowed proof; 429
 * `too_many_requests` after five wrong codes. POST /bookings/:id/signature_image its driver. The recipient's
 * signature, as a picture. POST /bookings/:id/handover/resend its rider or driver, {}. Sends the SMS again.
 * POST /bookings/:id/handover/fail its driver, {reason, note?}. The parcel goes back to the sender, who gets
 * a new code. POST /bookings/:id/handover/link its rider, {}. The recipient's link, as in the SMS. POST
 * /tracked-parcels anyone with the link's token: `TrackedParcel`, see `parcelTracking.ts`.
 *
 * A booking in a response has `handover` (`HandoverSummary`).
 */
import { z } from 'zod';
import type { Extra } from '../carType/carType.schema.js';
import { type HandoverWay, handoverWays } from '../carType/handoverWay.js';
import type { Settings } from '../../basics/settings/settings.schema.js';
import type { Usertype } from '../../people/user/user.schema.js';

/** Why a parcel could not be handed over. */
export const handoverFailureReasons = ['recipient_absent', 'refused', 'wrong_address', 'other'] as const;
export type HandoverFailureReason = (typeof handoverFailureReasons)[number];

const handoverFailureSchema = z.object({
  reason: z.enum(handoverFailureReasons),
  note: z.string().nullish(),
  /** ms timestamp */
  at: z.number().int(),
  /** How far from the drop the courier was; null if unknown. */
  meters: z.number().int().nullable(),
});
export type HandoverFailure = z.infer<typeof handoverFailureSchema>;

/** The handover of a parcel, as stored with its booking. */
export interface Handover {
  /** The proofs that count. With none, no proof is needed. */
  ways: HandoverWay[];
  /** The recipient's code; after a failed handover, the sender's code to take the parcel back. */
  code: string | null;
  /** The proof that was given. */
  proof: HandoverWay | null;
  /** Why the parcel goes back to its sender; null while it is to be delivered. */
  failure: HandoverFailure | null;
}

/** The part of a handover that is sent. */
export const handoverSummarySchema = z.object({
  ways: z.array(z.enum(handoverWays)),
  proof: z.enum(handoverWays).nullable(),
  failure: handoverFailureSchema.nullable(),
  /** For the sender and admins only. */
  code: z.string().nullish(),
});
export type HandoverSummary = z.infer<typeof handoverSummarySchema>;

/** The index of a stop. After a failed handover, the drop is one of them. */
export const stopIndexSchema = z.number().int().min(0).max(4);

/**
 * Which recipient of a parcel is meant: the one of a stop, counted from 0, or of the drop if it is missing.
 */
export const recipientInputSchema = z.object({ stop: stopIndexSchema.nullish() });
export type RecipientInput = z.infer<typeof recipientInputSchema>;

export const handoverFailureInputSchema = z.object({
  reason: z.enum(handoverFailureReasons),
  note: z.string().trim().max(300).nullish(),
  /** The stop it is about, counted from 0; missing for the drop. */
  stop: stopIndexSchema.nullish(),
});
export type HandoverFailureInput = z.infer<typeof handoverFailureInputSchema>;

const settingOfWay = {
  code: 'handoverCode',
  signature: 'handoverSignature',
  photo: 'handoverPhoto',
} as const satisfies Record<HandoverWay, keyof Settings>;

/** The proofs that the settings allow. */
export const handoverWaysOf = (settings: Pick<Settings, (typeof settingOfWay)[HandoverWay]>): HandoverWay[] =>
  handoverWays.filter((way) => settings[settingOfWay[way]]);

/**
 * The kinds of proof that count for a new parcel: the one that its delivery option was sold with, or else the
 * one of its parcel type; those that the settings allow if neither demands any.
 */
export const demandedWays = (
  { parcelTypeSelected, optionSelected }: Record<'parcelTypeSelected' | 'optionSelected', Extra | null>,
  settings: Pick<Settings, (typeof settingOfWay)[HandoverWay]>,
): HandoverWay[] => {
  const demanded = optionSelected?.proof ?? parcelTypeSelected?.proof;
  return demanded ? [demanded] : handoverWaysOf(settings);
};

/**
 * The proof that counts among those given, or null if none does. A right code comes first: it is the only
 * proof that another person must agree to.
 */
export const givenProof = (
  { ways }: Pick<Handover, 'ways'>,
  given: Readonly<Record<HandoverWay, boolean>>,
): HandoverWay | null => handoverWays.find((way) => ways.includes(way) && given[way]) ?? null;

/**
 * Returns the fields of a handover that a role may see. A courier must not see the code, because with it,
 * they could end the delivery without meeting the recipient.
 */
export function handoverSummary(
  { ways, proof, failure, code }: Handover,
  usertype: Usertype,
): HandoverSummary {
  const seesCode = usertype === 'rider' || usertype === 'admin';
  return { ways, proof, failure, ...(seesCode && { code }) };
}

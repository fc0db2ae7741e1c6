import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { authorizationStates } from '../../money/payment/authorizationState.js';
import { paymentSettlements, paymentStatuses, providerNames } from '../../money/payment/payment.schema.js';
import { refundReasons, refundStates } from '../../money/refund/refund.schema.js';
import { refundSources } from '../../money/refund/refundable.js';
import { adjustmentKinds, adjustmentStates } from '../../money/wallet/adjustment.js';
import { entryKinds } from '../../money/wallet/entryKind.js';
import { ledgerAccounts, ledgerTypes } from '../../money/wallet/ledger.js';
import { usertypeSchema } from '../../people/user/user.schema.js';
import { officeActions, officeReasons } from './officeAct.js';

const person = z.object({
  id: z.string(),
  /** Empty once the account is deleted. */
  name: z.string(),
  usertype: usertypeSchema.nullable(),
});

const common = {
  /** Unique in the timeline. */
  id: z.string(),
  /** ms timestamp */
  at: z.number().int(),
  /** Exact and not below 0, except for a fare that was lowered. */
  amount: z.number(),
  /** Whose wallet or card it is; null if it is no one's. */
  person: person.nullable(),
  /** Who caused it; null for the product itself. */
  by: person.nullable(),
  /** Why, in the words of the person who caused it; null without any. */
  reason: z.string().nullable(),
  /** The second person who approved or rejected it; null without any. */
  decidedBy: person.nullable(),
};

/** Amounts of cards are in the currency in which they were paid. */
const ofCard = { currency: z.string(), provider: z.enum(providerNames).nullable() };

/**
 * One event in the money of a trip. Amounts are in the settings' currency, except those of cards. Every
 * record of the trip's money is one event.
 */
export const moneyEventSchema = z.discriminatedUnion('kind', [
  /** An entry of the ledger: `id` is its reference. */
  z.object({
    kind: z.literal('entry'),
    ...common,
    entry: z.enum(entryKinds),
    type: z.enum(ledgerTypes),
    account: z.enum(ledgerAccounts),
  }),
  /** An amount that a provider holds on the rider's card. */
  z.object({
    kind: z.literal('cardHold'),
    ...common,
    ...ofCard,
    state: z.enum(authorizationStates),
    /** The amount to charge, once it is decided. */
    capture: z.number().nullable(),
    /** Why it failed: a code or words of the provider. */
    failure: z.string().nullable(),
  }),
  /** A payment by card that a provider has. */
  z.object({
    kind: z.literal('cardPayment'),
    ...common,
    ...ofCard,
    payment: idSchema,
    state: z.enum(paymentStatuses),
    settledAs: z.enum(paymentSettlements).nullable(),
  }),
  /** A refund to the card. */
  z.object({
    kind: z.literal('cardRefund'),
    ...common,
    ...ofCard,
    payment: idSchema,
    refund: idSchema,
    state: z.enum(refundStates),
    source: z.enum(refundSources),
    cause: z.enum(refundReasons),
    failure: z.string().nullable(),
  }),
  /** A manual posting or an act of staff without an entry of its own, or one that waits or has failed. */
  z.object({
    kind: z.literal('posting'),
    ...common,
    posting: idSchema,
    postingKind: z.enum(adjustmentKinds),
    state: z.enum(adjustmentStates),
    decisionNote: z.string().nullable(),
  }),
  /** The part of the fare that the driver got in cash. */
  z.object({ kind: z.literal('cash'), ...common }),
  /** A promo that paid a part of the fare. */
  z.object({ kind: z.literal('promo'), ...common, promo: z.string(), promoName: z.string() }),
  /** Another fare of the paid trip; `amount` is the difference. */
  z.object({ kind: z.literal('fareChange'), ...common, before: z.number(), after: z.number() }),
  /** What the business adds to the driver's share. */
  z.object({ kind: z.literal('raise'), ...common }),
  /** An act of the office that settled the trip; `reason` has the note. */
  z.object({
    kind: z.literal('officeAct'),
    ...common,
    action: z.enum(officeActions),
    why: z.enum(officeReasons),
  }),
]);
export type MoneyEvent = z.infer<typeof moneyEventSchema>;
export type MoneyPerson = z.infer<typeof person>;

/** The money of a trip, oldest event first. */
export const moneyTimelineSchema = z.array(moneyEventSchema);

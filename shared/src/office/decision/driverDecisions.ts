import type { RankingPolicy } from '../../basics/settings/settings.schema.js';
import type { DecisionKind, DriverDecision } from './decision.schema.js';

/** The facts on which the automatic decisions about a driver depend. Times are ms timestamps. */
export interface DecisionFacts {
  now: number;
  /** Settings. */
  driverOrder: RankingPolicy;
  fairSeconds: number;
  matchSeconds: number;
  missedOffersAway: number;
  maxCancellations: number;
  negativeBalance: boolean;
  expiredDocumentsBlock: boolean;
  /** Since when the driver is away after offers without an answer; null if they are not. */
  awayAt: number | null;
  /** When the cool-down after trips that were given back ends; null without one. */
  coolDownUntil: number | null;
  /** When the first of their documents expires; null if none does. */
  documentsEndAt: number | null;
  walletBalance: number;
  /** How many of their fares wait for staff, because they were outside what is believed. */
  heldFares: number;
  /** The part of the offers of the last four weeks that they accepted; null without offers. */
  acceptanceRate: number | null;
}

/** Whether a business decides something about drivers, and whether that applies to one of them now. */
type Rule = (facts: DecisionFacts) => Omit<Partial<DriverDecision>, 'kind'> | null;

/**
 * Every automatic decision about a driver, in the order in which drivers read them (rule 4.79). Null where
 * the settings turn it off. The texts `decision_<kind>`, `decision_<kind>_why` and `decision_<kind>_do` name
 * it, explain it, and say what the driver can do.
 */
const rules: Readonly<Record<DecisionKind, Rule>> = {
  offer_order: ({ driverOrder, fairSeconds, matchSeconds }) => ({
    order: driverOrder,
    count: fairSeconds,
    windowSeconds: matchSeconds || null,
  }),
  away: ({ missedOffersAway, awayAt }) =>
    missedOffersAway === 0 && awayAt === null
      ? null
      : { count: missedOffersAway, applies: awayAt !== null, since: awayAt },
  cool_down: ({ maxCancellations, coolDownUntil, now }) => ({
    count: maxCancellations,
    applies: coolDownUntil !== null && coolDownUntil > now,
    until: coolDownUntil,
  }),
  documents: ({ expiredDocumentsBlock, documentsEndAt, now }) =>
    expiredDocumentsBlock ? { applies: documentsEndAt !== null && documentsEndAt <= now } : null,
  debt: ({ negativeBalance, walletBalance }) => (negativeBalance ? null : { applies: walletBalance < 0 }),
  held_fare: ({ heldFares }) => ({ applies: heldFares > 0, count: heldFares }),
  acceptance: ({ acceptanceRate }) => ({ rate: acceptanceRate }),
};

/** A decision without limits and numbers. */
const NOTHING = {
  applies: false,
  since: null,
  until: null,
  count: null,
  order: null,
  windowSeconds: null,
  rate: null,
};

/** The automatic decisions about a driver, and which of them apply to them now. */
export function driverDecisions(facts: DecisionFacts): DriverDecision[] {
  return (Object.keys(rules) as DecisionKind[]).flatMap((kind) => {
    const decision = rules[kind](facts);
    if (!decision) return [];
    return [{ ...NOTHING, kind, ...decision }];
  });
}

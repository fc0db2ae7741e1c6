import type { PastOffer } from '../../booking/offers/endedOffers.js';

/** With fewer answers than this, typical ones are assumed. */
const ANSWERS_AT_LEAST = 20;

/** A driver's answer to an offer, so many ms after it was made; none means that they never answer. */
export type Answer = { kind: 'accept' | 'decline'; afterMs: number } | { kind: 'none' };

/** How drivers answer offers, as a function of a number from 0 up to 1. */
export interface AnswerModel {
  draw(chance: number): Answer;
  /** How many recorded answers it knows. */
  known: number;
  isAssumed: boolean;
}

interface Observed {
  ms: number;
  kind: 'accept' | 'decline' | 'unanswered';
}

const kinds = {
  accepted: 'accept',
  declined: 'decline',
  expired: 'unanswered',
  withdrawn: 'unanswered',
} as const;

/** Twenty drivers: twelve accept within 15 seconds, four decline, four let the offer pass. */
const typical: readonly Observed[] = [
  ...[2, 3, 4, 4, 5, 6, 7, 8, 9, 11, 13, 15].map((s) => ({ ms: s * 1000, kind: 'accept' as const })),
  ...[3, 5, 8, 12].map((s) => ({ ms: s * 1000, kind: 'decline' as const })),
  ...Array.from({ length: 4 }, () => ({ ms: 30_000, kind: 'unanswered' as const })),
];

/**
 * Estimates how drivers answer from how offers ended. If an offer was withdrawn because another driver was
 * faster, we know only that its driver had not answered until then. Such offers are censored, not left out,
 * so that fast answers do not count too much (the Aalen-Johansen estimator).
 */
export function answerModel(offers: readonly PastOffer[]): AnswerModel {
  const recorded = offers.map(
    ({ at, endedAt, end }): Observed => ({ ms: Math.max(0, endedAt - at), kind: kinds[end] }),
  );
  const known = recorded.filter(({ kind }) => kind !== 'unanswered').length;
  const isAssumed = known < ANSWERS_AT_LEAST;
  const observed = (isAssumed ? typical : recorded).toSorted(
    (one, other) =>
      one.ms - other.ms || Number(one.kind === 'unanswered') - Number(other.kind === 'unanswered'),
  );
  const steps: { upTo: number; answer: Answer }[] = [];
  let [undecided, upTo] = [1, 0];
  for (const [index, { ms, kind }] of observed.entries()) {
    if (kind === 'unanswered') continue;
    const share = undecided / (observed.length - index);
    undecided -= share;
    upTo += share;
    steps.push({ upTo, answer: { kind, afterMs: ms } });
  }
  return {
    draw: (chance) => steps[firstAbove(steps, chance)]?.answer ?? { kind: 'none' },
    known,
    isAssumed,
  };
}

function firstAbove(steps: readonly { upTo: number }[], value: number): number {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.upTo ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Returns a number from 0 up to 1 that depends only on the arguments: each question has one answer per seed,
 * even if other things change.
 */
export function chanceOf(seed: number, ...question: readonly (string | number)[]): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (const char of question.join('/')) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  // The last step of mulberry32, so that similar questions have unrelated answers.
  let mixed = Math.imul(hash ^ (hash >>> 15), hash | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

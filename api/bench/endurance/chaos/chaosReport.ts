import { faultsOf, openBetween, percentile, sentBetween } from '../traffic/callLog.js';
import { type CausedFault, type ChaosResult, RECOVERY_MS } from './chaos.js';
import { memoryTrends } from './memory.js';

/** After a fault, p99 may be what it was before all faults, times `times`, plus `plusMs`. */
const NORMAL = { times: 2, plusMs: 250 };
/** The memory of a process may grow by this factor from the first to the last third of its life. */
const MOST_GROWTH = 1.25;
const MB = 1024 * 1024;

/** What one fault did to those who used the installation. */
export interface FaultEffect {
  name: string;
  seconds: number;
  /** Requests that failed from its beginning until 30 s after its end, of how many. */
  failed: number;
  of: number;
  /** p99 in the same time, and after it until the next fault, in ms; null if nothing was answered. */
  during: number | null;
  after: number | null;
  /** Requests that failed after that, with their faults. */
  failedAfter: { what: string; times: number }[];
}

/** p99 before the first fault, in ms. */
export function normalP99({ sent, faults }: Pick<ChaosResult, 'sent' | 'faults'>): number {
  return percentile(sentBetween(sent, 0, faults[0]?.from ?? Number.POSITIVE_INFINITY), 0.99) ?? 0;
}

/** What each fault did. */
export function effectsOf({ sent, faults }: Pick<ChaosResult, 'sent' | 'faults'>): FaultEffect[] {
  return faults.map(({ name, from, until, next }: CausedFault) => {
    // A request that waits when a fault begins suffers from it.
    const during = openBetween(sent, from, until + RECOVERY_MS);
    const after = sentBetween(sent, until + RECOVERY_MS, next);
    return {
      name,
      seconds: (until - from) / 1_000,
      failed: during.filter(({ fault }) => fault !== null).length,
      of: during.length,
      during: percentile(during, 0.99),
      after: percentile(after, 0.99),
      failedAfter: faultsOf(after),
    };
  });
}

/** What an installation must not do, a line for each thing that it did. */
export function findChaosFailures(result: ChaosResult): string[] {
  const { verdict, problems, memory } = result;
  const limit = normalP99(result) * NORMAL.times + NORMAL.plusMs;
  return [
    ...effectsOf(result).flatMap(({ name, after, failedAfter }) => [
      ...slownessOf({ name, after }, limit),
      ...failedAfter.map(
        ({ what, times }) => `more than 30 s after "${name}", failed ${times} times: ${what}`,
      ),
    ]),
    ...problems,
    ...verdict.losses,
    ...verdict.stuck,
    ...(verdict.ledgerOff > 0 ? [`the ledger has ${verdict.ledgerOff} discrepancies`] : []),
    ...memoryTrends(memory)
      .filter(({ first, last }) => last > first * MOST_GROWTH)
      .map(({ life, first, last }) => `process ${life} grew from ${mb(first)} to ${mb(last)}`),
  ];
}

/** What is wrong with the answers after a fault. */
function slownessOf({ name, after }: Pick<FaultEffect, 'name' | 'after'>, limit: number): string[] {
  if (after === null) return [`30 s after "${name}", no request was answered`];
  return after > limit ? [`30 s after "${name}", p99 was ${ms(after)}, more than ${ms(limit)}`] : [];
}

const ms = (value: number | null) => (value === null ? '–' : `${Math.round(value)} ms`);
const mb = (bytes: number) => `${Math.round(bytes / MB)} MB`;

/** The result in markdown. */
export function chaosReport(result: ChaosResult): string {
  const failures = findChaosFailures(result);
  const rows = effectsOf(result).map(
    ({ name, seconds, failed, of, during, after }) =>
      `| ${name} | ${Math.round(seconds)} s | ${failed} of ${of} | ${ms(during)} | ${ms(after)} |`,
  );
  return [
    `${result.sent.length} requests and events in ${Math.round(result.seconds / 60)} minutes, ${result.completed} trips completed, sockets connected again ${result.disconnects} times. p99 before the first fault: ${ms(normalP99(result))}.`,
    '',
    '| fault | took | failed until 30 s after it | p99 until then | p99 after that |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    ...result.notCaused.map(({ name, reason }) => `Not caused: ${name} (${reason}).`),
    `${result.verdict.bookings} bookings and ${result.verdict.credits} credits compared with what was acknowledged; the ledger has ${result.verdict.ledgerOff} discrepancies.`,
    `${result.missed.length} changes were found by looking, because their events were lost.`,
    ...memoryTrends(result.memory).map(
      ({ life, minutes, first, last }) =>
        `Memory of process ${life}, ${Math.round(minutes)} minutes: ${mb(first)} at first, ${mb(last)} at last.`,
    ),
    failures.length === 0 ? 'Nothing was lost, and everything recovered.' : `${failures.length} failures:`,
    ...failures.map((line) => `- ${line}`),
  ].join('\n');
}

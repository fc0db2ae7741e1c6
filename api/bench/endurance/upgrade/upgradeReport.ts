import { faultsOf, percentile } from '../traffic/callLog.js';
import type { UpgradeResult } from './rollingUpgrade.js';

/** What a rolling upgrade must not do, a line for each thing that it did. */
export function findFailures({ sent, missed, problems, readings, verdict }: UpgradeResult): string[] {
  return [
    ...faultsOf(sent).map(({ what, times }) => `failed ${times} times: ${what}`),
    ...count('a change that no client was notified of', missed),
    ...problems,
    ...readings.flatMap(({ version, reading }) =>
      reading.broken.map((line) => `cannot be read by ${version}: ${line}`),
    ),
    ...verdict.losses,
    ...verdict.stuck,
    ...(verdict.ledgerOff > 0 ? [`the ledger has ${verdict.ledgerOff} discrepancies`] : []),
  ];
}

const count = (what: string, lines: readonly string[]) =>
  [...new Set(lines)].map(
    (line) => `${what}, ${lines.filter((other) => other === line).length} times: ${line}`,
  );

/** The result as readable text. */
export function upgradeReport(result: UpgradeResult, names: { from: string; to: string }): string {
  const { sent, replaced, readings, verdict } = result;
  const ms = (value: number | null) => (value === null ? '–' : `${Math.round(value)} ms`);
  const failures = findFailures(result);
  return [
    `Rolling upgrade of ${names.from} to ${names.to} and back`,
    `  ${sent.length} requests and events in ${Math.round(result.seconds)} s, p50 ${ms(percentile(sent, 0.5))}, p99 ${ms(percentile(sent, 0.99))}`,
    `  ${result.completed} trips completed, ${result.disconnects} sockets moved to another process`,
    ...replaced.map(
      ({ process, to, stopMs, startMs }) =>
        `  process ${process} to ${to}: stopped in ${ms(stopMs)}, ready after ${ms(startMs)}`,
    ),
    ...readings.map(
      ({ version, reading }) => `  ${version} read ${reading.rows} rows of ${reading.lists} lists`,
    ),
    `  ${verdict.bookings} bookings and ${verdict.credits} credits compared with what was acknowledged`,
    failures.length === 0 ? 'Nothing failed, and nothing was lost.' : `${failures.length} failures:`,
    ...failures.map((line) => `  ${line}`),
  ].join('\n');
}

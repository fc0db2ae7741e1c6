import type { CallError, CallLog, CallTimes } from '../calls/callLog.js';
import { outcomes, type TripCounts, type TripLog } from './tripLog.js';

/** The operations that the report lists. */
const LISTED = 15;

/** The results of a simulation. */
export interface Report {
  city: string;
  /** Real seconds, and hours of the city. */
  seconds: number;
  cityHours: number;
  trips: TripCounts;
  calls: number;
  throttled: number;
  times: readonly CallTimes[];
  errors: readonly CallError[];
  /** Discrepancies of the ledger; null if it was not audited. */
  ledgerOff: number | null;
}

/** The final report, for people. */
export function reportText(report: Report): string {
  const { trips, errors, times } = report;
  const ended = outcomes.filter((outcome) => trips.outcomes[outcome] > 0);
  return [
    '',
    `${report.city}: ${report.cityHours.toFixed(1)} hours of the city in ${report.seconds.toFixed(0)} s`,
    '',
    `Trips: ${trips.wished} wished, ${trips.booked} booked`,
    ...ended.map((outcome) => row(OUTCOME_NAMES[outcome], trips.outcomes[outcome])),
    '',
    `Calls: ${report.calls} (${(report.calls / Math.max(1, report.seconds)).toFixed(1)} a second), of which ${report.throttled} had to wait (429)`,
    `  ${'operation'.padEnd(44)} ${'calls'.padStart(7)} ${'p50 ms'.padStart(8)} ${'p99 ms'.padStart(8)}`,
    ...times.slice(0, LISTED).map(timesRow),
    '',
    errors.length === 0 ? 'Unexpected errors: none' : 'Unexpected errors',
    ...errors.map(({ operation, key, times: count }) => row(`${operation} ${key}`, count)),
    ...(report.ledgerOff === null ? [] : ['', `Ledger audit: ${report.ledgerOff} discrepancies`]),
    '',
  ].join('\n');
}

const OUTCOME_NAMES: Record<(typeof outcomes)[number], string> = {
  completed: 'completed',
  noDriver: 'no driver',
  tooExpensive: 'too expensive',
  lostPatience: 'canceled: no driver in time',
  changedMind: 'canceled: changed their mind',
  noShow: 'the rider did not come',
  canceledByDriver: 'given back by the driver',
  canceledByBusiness: 'canceled by the business',
  notPaid: 'not paid',
  cutShort: 'cut short by the end',
};

const row = (name: string, count: number) => `  ${name.padEnd(44)} ${String(count).padStart(7)}`;

const timesRow = ({ operation, calls, p50, p99 }: CallTimes) =>
  `${row(operation, calls)} ${p50.toFixed(1).padStart(8)} ${p99.toFixed(1).padStart(8)}`;

/** One line about the present moment. */
export function summaryLine(hour: number, trips: TripLog, calls: CallLog): string {
  const { people, outcomes: ended } = trips.counts();
  const minutes = Math.floor((hour % 1) * 60);
  const time = `${String(Math.floor(hour)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
  const canceled = outcomes.reduce((sum, outcome) => sum + ended[outcome], 0) - ended.completed;
  return [
    time,
    `drivers ${people.driversOnline} online, ${people.driversBusy} busy`,
    `riders ${people.ridersWaiting} waiting, ${people.ridersDriven} on the way`,
    `trips ${ended.completed} completed, ${canceled} not`,
    `p50 ${calls.percentile(0.5).toFixed(0)} ms, p99 ${calls.percentile(0.99).toFixed(0)} ms`,
    `errors ${calls.errors().reduce((sum, { times }) => sum + times, 0)}`,
  ].join(' | ');
}

import type { Sent } from '../traffic/callLog.js';
import type { ChaosResult } from './chaos.js';
import { chaosReport, effectsOf, findChaosFailures, normalP99 } from './chaosReport.js';
import { type MemorySample, memoryTrends } from './memory.js';

const SECOND = 1_000;
const MB = 1024 * 1024;

/** A request each second, all as fast as the others. */
const steady = (from: number, until: number, fields: Partial<Sent> = {}): Sent[] =>
  Array.from({ length: until - from }, (_, index) => ({
    at: (from + index) * SECOND,
    ms: 50,
    operation: 'GET /bookings',
    fault: null,
    ...fields,
  }));

/** A minute of peace, a fault of 10 s, 30 s to recover, and 20 s that are measured. */
const result = (sent: readonly Sent[], fields: Partial<ChaosResult> = {}): ChaosResult => ({
  faults: [{ name: 'Redis is killed', from: 60 * SECOND, until: 70 * SECOND, next: 120 * SECOND }],
  notCaused: [{ name: 'a clock jumps', reason: 'there is no way' }],
  sent,
  memory: [],
  seconds: 120,
  completed: 3,
  disconnects: 1,
  missed: ['an offer'],
  problems: [],
  verdict: { bookings: 3, credits: 4, losses: [], stuck: [], ledgerOff: 0 },
  ...fields,
});

/** A sample of one process every 5 s. */
const memoryOf = (bytes: (minute: number) => number, minutes: number): MemorySample[] =>
  Array.from({ length: minutes * 12 }, (_, index) => ({
    at: index * 5 * SECOND,
    life: '1, start 1',
    bytes: bytes(index / 12),
  }));

describe('the report of faults', () => {
  it('allows requests to fail and to be slow until 30 s after a fault', () => {
    const disturbed = [
      ...steady(0, 60),
      ...steady(60, 100, { ms: 9_000, fault: '503 server_busy' }),
      ...steady(100, 120),
    ];
    expect(normalP99(result(disturbed))).toBe(50);
    expect(effectsOf(result(disturbed))).toMatchObject([
      { name: 'Redis is killed', seconds: 10, failed: 40, of: 40, during: 9_000, after: 50, failedAfter: [] },
    ]);
    expect(findChaosFailures(result(disturbed))).toEqual([]);
    const text = chaosReport(result(disturbed));
    expect(text).toContain('| Redis is killed | 10 s | 40 of 40 | 9000 ms | 50 ms |');
    expect(text).toContain('Nothing was lost, and everything recovered.');
    expect(text).toContain('Not caused: a clock jumps (there is no way).');
  });

  it('counts a request that waits when a fault begins to that fault', () => {
    const waiting = { at: 59_500, ms: 8_000, operation: 'GET /bookings', fault: '503 server_busy' };
    const sent = [...steady(0, 59), waiting, ...steady(60, 120)];
    expect(normalP99(result(sent))).toBe(50);
    expect(effectsOf(result(sent))).toMatchObject([{ failed: 1, of: 41, during: 8_000, after: 50 }]);
    expect(findChaosFailures(result(sent))).toEqual([]);
  });

  it('fails if requests fail or are slow later than that', () => {
    const late = [...steady(0, 100), ...steady(100, 120, { ms: 900, fault: '502' })];
    expect(findChaosFailures(result(late))).toEqual([
      '30 s after "Redis is killed", p99 was 900 ms, more than 350 ms',
      'more than 30 s after "Redis is killed", failed 20 times: GET /bookings: 502',
    ]);
  });

  it('fails if nothing is answered anymore', () => {
    expect(findChaosFailures(result(steady(0, 80)))).toEqual([
      '30 s after "Redis is killed", no request was answered',
    ]);
  });

  it('fails for anything that was lost, stuck or out of balance', () => {
    const verdict = { bookings: 3, credits: 4, losses: ['a loss'], stuck: ['a trip'], ledgerOff: 1 };
    expect(findChaosFailures(result(steady(0, 120), { verdict, problems: ['a problem'] }))).toEqual([
      'a problem',
      'a loss',
      'a trip',
      'the ledger has 1 discrepancies',
    ]);
  });

  it('fails for a process that grows, but not while it is starting', () => {
    const flat = memoryOf((minute) => (minute < 1 ? 100 : 200) * MB, 6);
    expect(memoryTrends(flat)).toMatchObject([{ life: '1, start 1', first: 200 * MB, last: 200 * MB }]);
    expect(findChaosFailures(result(steady(0, 120), { memory: flat }))).toEqual([]);
    const growing = memoryOf((minute) => (200 + 40 * minute) * MB, 6);
    expect(findChaosFailures(result(steady(0, 120), { memory: growing }))).toEqual([
      expect.stringMatching(/^process 1, start 1 grew from 2\d\d MB to 4\d\d MB$/),
    ]);
    // Nothing can be said about a life of a minute.
    expect(memoryTrends(memoryOf(() => MB, 1))).toEqual([]);
  });
});

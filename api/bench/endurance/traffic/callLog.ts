/** One request or socket event that was sent, and what came of it. */
export interface Sent {
  /** When it was sent, in ms since the traffic began. */
  at: number;
  ms: number;
  operation: string;
  /** What was wrong; null if it was answered as it should be. */
  fault: string | null;
}

/** What was sent, as memory. */
export interface CallLog {
  now(): number;
  add(sent: Sent): void;
  all(): readonly Sent[];
}

/** A log that begins now. */
export function createCallLog(): CallLog {
  const began = performance.now();
  const sent: Sent[] = [];
  return {
    now: () => performance.now() - began,
    add: (one) => void sent.push(one),
    all: () => sent,
  };
}

/** Those that were sent and answered between two moments. */
export const sentBetween = (sent: readonly Sent[], from: number, until: number): Sent[] =>
  sent.filter(({ at, ms }) => at >= from && at + ms < until);

/** Those that waited for their answer at any moment between two. */
export const openBetween = (sent: readonly Sent[], from: number, until: number): Sent[] =>
  sent.filter(({ at, ms }) => at + ms >= from && at < until);

/** The time within which a share of the requests was answered, in ms; null if there were none. */
export function percentile(sent: readonly Sent[], share: number): number | null {
  const times = sent.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? null;
}

/** How often each fault occurred, the most frequent first. */
export function faultsOf(sent: readonly Sent[]): { what: string; times: number }[] {
  const counts = new Map<string, number>();
  for (const { operation, fault } of sent) {
    if (fault === null) continue;
    const what = `${operation}: ${fault}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, times]) => ({ what, times })).toSorted((a, b) => b.times - a.times);
}

/** Each step of the scale is this much longer than the one before: percentiles are exact to 5 %. */
const STEP = Math.log(1.05);

/** How often an operation was called and how long it took, in ms. */
export interface CallTimes {
  operation: string;
  calls: number;
  p50: number;
  p99: number;
}

/** An error that was not to be expected. */
export interface CallError {
  operation: string;
  /** The key of the API's error, or what went wrong with the request. */
  key: string;
  times: number;
}

/** Counts calls and errors. Its memory use does not grow with the number of calls. */
export interface CallLog {
  took(operation: string, ms: number): void;
  /** A response with 429; the call is repeated after it. */
  throttled(): void;
  failed(operation: string, key: string): void;
  /** Calls so far. */
  count(): number;
  throttledCount(): number;
  /** Returns the time within which a share of all calls was answered, in ms; 0 without calls. */
  percentile(share: number): number;
  /** By operation, the most frequent first. */
  times(): CallTimes[];
  /** The most frequent first. */
  errors(): CallError[];
}

export function callLog(): CallLog {
  const all = histogram();
  const byOperation = new Map<string, ReturnType<typeof histogram>>();
  const failures = new Map<string, CallError>();
  let throttles = 0;
  return {
    took(operation, ms) {
      all.add(ms);
      const times = byOperation.get(operation) ?? histogram();
      byOperation.set(operation, times);
      times.add(ms);
    },
    throttled() {
      throttles += 1;
    },
    failed(operation, key) {
      const name = `${operation} ${key}`;
      failures.set(name, { operation, key, times: (failures.get(name)?.times ?? 0) + 1 });
    },
    count: () => all.count(),
    throttledCount: () => throttles,
    percentile: (share) => all.percentile(share),
    times: () =>
      [...byOperation]
        .map(([operation, times]) => ({
          operation,
          calls: times.count(),
          p50: times.percentile(0.5),
          p99: times.percentile(0.99),
        }))
        .sort((a, b) => b.calls - a.calls),
    errors: () => [...failures.values()].sort((a, b) => b.times - a.times),
  };
}

/** Durations on a logarithmic scale. */
function histogram() {
  const steps = new Map<number, number>();
  let count = 0;
  return {
    count: () => count,
    add(ms: number) {
      const step = Math.round(Math.log(Math.max(ms, 0.01)) / STEP);
      steps.set(step, (steps.get(step) ?? 0) + 1);
      count += 1;
    },
    percentile(share: number) {
      let left = Math.ceil(count * share);
      for (const [step, there] of [...steps].sort(([a], [b]) => a - b)) {
        left -= there;
        if (left <= 0) return Math.exp(step * STEP);
      }
      return 0;
    },
  };
}

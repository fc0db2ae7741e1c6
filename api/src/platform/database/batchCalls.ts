interface Batch<K, R> {
  keys: K[];
  answer: Promise<R>;
  begin(): void;
}

/** Limits for combining calls. */
interface Gathering {
  /** Maximum number of concurrent loads. */
  atOnce: number;
  /** Maximum number of keys per load, unless a single call requests more. */
  atMost: number;
}

/**
 * Combines many small database calls into a few: requests made while a load is in progress go together into
 * the next one. A request is always answered by a load that started after it.
 */
export function batchCalls<K, R>(
  load: (keys: readonly K[]) => Promise<R>,
  { atOnce, atMost }: Gathering = { atOnce: 1, atMost: 1_000 },
): (keys: readonly K[]) => Promise<R> {
  const waiting: Batch<K, R>[] = [];
  let underWay = 0;

  function beginNext(): void {
    while (underWay < atOnce && waiting.length > 0) {
      underWay += 1;
      (waiting.shift() as Batch<K, R>).begin();
    }
  }

  function newBatch(): Batch<K, R> {
    const keys: K[] = [];
    let begin = (): void => undefined;
    const answer = new Promise<void>((resolve) => {
      begin = resolve;
    }).then(() => load(keys));
    const onEnd = () => {
      underWay -= 1;
      beginNext();
    };
    answer.then(onEnd, onEnd);
    const batch = { keys, answer, begin };
    waiting.push(batch);
    // Wait for other requests of the same turn.
    queueMicrotask(beginNext);
    return batch;
  }

  return (keys) => {
    const last = waiting.at(-1);
    const batch = last && last.keys.length + keys.length <= atMost ? last : newBatch();
    batch.keys.push(...keys);
    return batch.answer;
  };
}

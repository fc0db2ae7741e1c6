interface Batch<K, R> {
  keys: K[];
  answer: Promise<R>;
  begin(): void;
}

/** How calls are put together. */
interface Gathering {
  /** Calls that may be under way at the same time. */
  atOnce: number;
  /** What one call asks for at most, unless somebody asks for more by themselves. */
  atMost: number;
}

/**
 * Turns many small calls to the database into few: what is asked for while calls are under way is asked for together in
 * the next one. An answer is always of a call that began after it was asked for.
 */
export function gathered<K, R>(
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
    const ended = () => {
      underWay -= 1;
      beginNext();
    };
    answer.then(ended, ended);
    const batch = { keys, answer, begin };
    waiting.push(batch);
    // Those who ask in the same turn are in it too.
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

/**
 * Runs `work` on each item in order. A failing item does not block the others.
 * @throws the failures, after all items were processed
 */
export async function forEachOne<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, 'several things that were due failed');
  if (failures.length === 1) throw failures[0];
}

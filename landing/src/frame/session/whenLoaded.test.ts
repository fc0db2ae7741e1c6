import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { whenLoaded } from './whenLoaded.js';

/** A client that loads a record until `answer` is called. */
function loading() {
  const queries = new QueryClient();
  let answer: (record: string) => void = () => undefined;
  const query = queries.fetchQuery({
    queryKey: ['me'],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  return { queries, query, answer: (record: string) => answer(record) };
}

test('it waits for what is loading', async () => {
  const { queries, query, answer } = loading();
  let isOver = false;
  const waiting = whenLoaded(queries).then(() => (isOver = true));
  await Promise.resolve();
  expect(isOver).toBe(false);
  answer('Ann');
  await query;
  await waiting;
  expect(isOver).toBe(true);
});

test('it waits no longer than its patience, and not at all when nothing is loading', async () => {
  const { queries, query, answer } = loading();
  await whenLoaded(queries, 10);
  expect(queries.isFetching()).toBe(1);
  answer('Ann');
  await query;
  await whenLoaded(queries, 60_000);
  expect(queries.isFetching()).toBe(0);
});

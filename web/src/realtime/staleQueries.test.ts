import { QueryClient } from '@tanstack/react-query';
import { createStaleQueries } from './staleQueries.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function reloads() {
  const reloaded: unknown[] = [];
  const stale = createStaleQueries({
    invalidateQueries: async (filters) => void reloaded.push(filters?.queryKey?.[0]),
  });
  return { reloaded, stale };
}

it('reloads each stale query once for a burst of events, and again for the next one', () => {
  const { reloaded, stale } = reloads();
  stale.mark('bookings', 'dashboard');
  vi.advanceTimersByTime(299);
  stale.mark('bookings');
  expect(reloaded).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reloaded).toEqual(['bookings', 'dashboard']);
  stale.mark('bookings');
  vi.advanceTimersByTime(300);
  expect(reloaded).toEqual(['bookings', 'dashboard', 'bookings']);
});

it('reloads nothing after it has been stopped', () => {
  const { reloaded, stale } = reloads();
  stale.mark('bookings');
  stale.stop();
  vi.advanceTimersByTime(1_000);
  expect(reloaded).toEqual([]);
});

it('does not reload what is about a single record that has not changed', () => {
  const queries = new QueryClient();
  const keys = [
    ['bookings', 'one', 'a'],
    ['bookings', 'one', 'b'],
    ['bookings', 'list'],
    ['users', 'one', 'b'],
  ];
  const load = () => {
    for (const key of keys) queries.setQueryData(key, []);
  };
  const reloaded = () =>
    keys.filter((key) => queries.getQueryState(key)?.isInvalidated).map((key) => key.join(' '));
  const stale = createStaleQueries(queries, ([, kind, id]) => (kind === 'one' ? String(id) : undefined));
  load();
  stale.markRecords('bookings', ['a']);
  vi.advanceTimersByTime(300);
  expect(reloaded()).toEqual(['bookings one a', 'bookings list']);

  load();
  stale.markRecords('bookings', ['a']);
  stale.markRecords('bookings', ['b']);
  vi.advanceTimersByTime(300);
  expect(reloaded()).toEqual(['bookings one a', 'bookings one b', 'bookings list']);

  load();
  stale.mark('bookings');
  stale.markRecords('bookings', ['a']);
  vi.advanceTimersByTime(300);
  expect(reloaded()).toEqual(['bookings one a', 'bookings one b', 'bookings list']);
});

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

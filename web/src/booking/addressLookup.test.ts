import type { LatLng, Place } from '@wayfare/shared';
import { addressLookup } from './addressLookup.js';

const point = (lat: number): LatLng => ({ lat, lng: -74 });
const place = (lat: number): Place => ({ ...point(lat), add: `Street ${lat}` });

/** Creates a lookup whose answers the test gives, and records its results. */
function begin() {
  const asked: { at: LatLng; answer: (place: Place) => void; fail: (error: Error) => void }[] = [];
  const found: Place[] = [];
  const failed: unknown[] = [];
  const lookup = addressLookup({
    addressAt: (at) => new Promise((answer, fail) => asked.push({ at, answer, fail })),
    pause: 400,
    onFound: (each) => found.push(each),
    onFailed: (error) => failed.push(error),
  });
  return { lookup, asked, found, failed };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks once, for the last of several points, when the pin has rested', async () => {
  const { lookup, asked, found } = begin();
  for (const lat of [1, 2, 3]) {
    lookup.ask(point(lat));
    await vi.advanceTimersByTimeAsync(399);
  }
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map(({ at }) => at)).toEqual([point(3)]);
  asked[0]?.answer(place(3));
  await vi.advanceTimersByTimeAsync(0);
  expect(found).toEqual([place(3)]);
});

it('ignores answers and errors for earlier points, whatever order they arrive in', async () => {
  const { lookup, asked, found, failed } = begin();
  for (const lat of [1, 2, 3]) {
    lookup.ask(point(lat));
    await vi.advanceTimersByTimeAsync(400);
  }
  asked[2]?.answer(place(3));
  asked[0]?.answer(place(1));
  asked[1]?.fail(new Error('too late'));
  await vi.advanceTimersByTimeAsync(0);
  expect({ found, failed }).toEqual({ found: [place(3)], failed: [] });
});

it('reports a failed lookup, and nothing after it was stopped', async () => {
  const { lookup, asked, found, failed } = begin();
  lookup.ask(point(1));
  await vi.advanceTimersByTimeAsync(400);
  const error = new Error('no network');
  asked[0]?.fail(error);
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toEqual([error]);

  lookup.ask(point(2));
  await vi.advanceTimersByTimeAsync(400);
  lookup.stop();
  asked[1]?.answer(place(2));
  lookup.ask(point(3));
  lookup.stop();
  await vi.advanceTimersByTimeAsync(400);
  expect({ found, asked: asked.length }).toEqual({ found: [], asked: 2 });
});

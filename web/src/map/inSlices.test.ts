import { inSlices } from './inSlices.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Each reading of the clock is this many ms after the last. */
function clockOf(ms: number) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += ms));
}

function* tenSteps(done: number[]) {
  for (let step = 1; step <= 10; step += 1) {
    done.push(step);
    yield;
  }
}

it('finishes quick work at once', () => {
  clockOf(0);
  const done: number[] = [];
  inSlices(tenSteps(done));
  expect(done).toHaveLength(10);
});

it('continues long work later, unless it is stopped', () => {
  clockOf(4);
  const done: number[] = [];
  const stop = inSlices(tenSteps(done));
  expect(done).toEqual([1, 2]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual([1, 2, 3, 4]);
  stop();
  vi.runAllTimers();
  expect(done).toEqual([1, 2, 3, 4]);
});

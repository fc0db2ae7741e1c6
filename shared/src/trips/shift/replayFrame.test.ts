import { describe, expect, it } from 'vitest';
import { packSample, recordedStates } from './recording.js';
import { countsOf, countsOver, frameAt, unservedTrips } from './replayFrame.js';
import {
  replayedDrivers,
  replayedTrips,
  type ShiftRecording,
  type ShiftTrip,
} from './shiftRecording.schema.js';

const start = 1_772_447_400_000;
const MINUTE = 60_000;
const pickup = { lat: 40, lng: -73, add: 'A' };
const trip = (fields: Partial<ShiftTrip> = {}): ShiftTrip => ({
  id: 't',
  reference: 'W-1',
  carType: null,
  pickup,
  drop: pickup,
  askedAt: start,
  dueAt: start,
  until: start + 5 * MINUTE,
  outcome: 'served',
  driver: 'd',
  offers: [],
  ...fields,
});
const sample = (seconds: number, lat: number, state: (typeof recordedStates)[number] = 'free') => ({
  at: start + seconds * 1000,
  lat,
  lng: -73,
  state,
});
const driver = {
  id: 'd',
  name: 'Dora',
  samples: [sample(0, 40), sample(30, 40.01), sample(60, 40.01, 'busy')],
};

describe('a frame', () => {
  it('has drivers between their samples, and the state of the last one', () => {
    expect(frameAt([driver], [], start + 15_000).cars).toEqual([
      { id: 'd', name: 'Dora', state: 'free', lat: expect.closeTo(40.005, 6), lng: -73 },
    ]);
    expect(frameAt([driver], [], start + 61_000).cars).toMatchObject([{ state: 'busy', lat: 40.01 }]);
    expect(frameAt([driver], [], start - 1).cars).toEqual([]);
  });

  it('has trips that wait, and open offers as lines', () => {
    const offers = [{ driver: 'd', at: start, until: start + 30_000, end: 'declined' as const }];
    const asked = trip({ offers });
    expect(frameAt([driver], [asked], start)).toMatchObject({
      waiting: [{ id: 't' }],
      offers: [{ trip: 't', driver: 'd', line: [{ lat: 40 }, { lat: 40 }] }],
    });
    expect(frameAt([driver], [asked], start + 30_000).offers).toEqual([]);
    expect(frameAt([driver], [asked], start + 5 * MINUTE).waiting).toEqual([]);
  });

  it('is counted, at a moment and over the shift', () => {
    expect(countsOf(frameAt([driver], [trip()], start), start)).toEqual({
      at: start,
      free: 1,
      busy: 0,
      away: 0,
      waiting: 1,
    });
    const counts = countsOver([driver], [trip()], { from: start, to: start + 10 * MINUTE }, 5);
    expect(counts.map(({ busy, waiting }) => [busy, waiting])).toEqual([
      [1, 1],
      [1, 1],
      [1, 0],
      [1, 0],
      [0, 0],
    ]);
  });
});

it('parts of a recording are put together, what they share once', () => {
  const part = (from: number, seconds: number[]): ShiftRecording => ({
    from,
    to: from + MINUTE,
    recordedSince: start,
    isRecorded: true,
    isCut: false,
    dispatch: null,
    drivers: [
      {
        id: 'd',
        name: 'Dora',
        carType: null,
        samples: seconds.map((second) => packSample(sample(second, 40), from)),
      },
    ],
    trips: [trip()],
  });
  const parts = [part(start + MINUTE, [50, 70]), part(start, [0, 50])];
  expect(replayedDrivers(parts)[0]?.samples.map(({ at }) => (at - start) / 1000)).toEqual([0, 50, 70]);
  expect(replayedTrips(parts)).toHaveLength(1);
});

it('shows why trips were not served', () => {
  const offer = (by: string, end: 'declined' | 'expired' | 'withdrawn') => ({
    driver: by,
    at: 0,
    until: 1,
    end,
  });
  const lost = (fields: Partial<ShiftTrip>) => trip({ outcome: 'overdue', driver: null, ...fields });
  const found = unservedTrips([
    trip(),
    trip({ outcome: 'waiting' }),
    lost({}),
    lost({ offers: [offer('d', 'expired'), offer('d', 'declined'), offer('e', 'expired')] }),
    lost({ outcome: 'canceled', offers: [offer('d', 'withdrawn')] }),
  ]);
  expect(found.map(({ why, asked, declined, unanswered }) => [why, asked, declined, unanswered])).toEqual([
    ['no_driver', 0, 0, 0],
    ['not_taken', 2, 1, 2],
    ['ended', 1, 0, 0],
  ]);
});

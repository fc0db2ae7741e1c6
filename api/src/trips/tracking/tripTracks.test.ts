import type { TrackingPoint } from '@wayfare/shared';
import { pino } from 'pino';
import { tripTracks } from './tripTracks.js';

const START = 1_700_000_000_000;

/** A fake point store that can be made unavailable. */
function store() {
  const state = { away: false, points: [] as string[], writes: 0 };
  const addAll = async (points: readonly { booking: string; point: TrackingPoint }[]) => {
    if (state.away) throw new Error('the database is away');
    state.writes += 1;
    state.points.push(...points.map(({ point }) => point.id));
  };
  return { state, db: { tracking: { addAll } } as never, log: pino({ level: 'silent' }) };
}

const point = (second: number, lat = 40 + second / 10_000): TrackingPoint => ({
  id: `p${second}`,
  at: START + second * 1000,
  status: 'STARTED',
  lat,
  lng: -73.9,
});

it('writes points that arrive together in one write', async () => {
  const { state, ...parts } = store();
  const tracks = tripTracks(parts);
  for (let second = 0; second < 10; second += 1) tracks.add(`b${second % 2}`, point(second));
  expect(state.points).toEqual([]);
  await tracks.flush();
  await tracks.flush();
  expect(state.points.toSorted()).toEqual(Array.from({ length: 10 }, (_, second) => `p${second}`));
  expect(state.writes).toBe(1);
});

it('keeps points while the database is unavailable, along with those that arrive meanwhile', async () => {
  const { state, ...parts } = store();
  const tracks = tripTracks(parts);
  state.away = true;
  tracks.add('b', point(1));
  const lost = tracks.flush();
  tracks.add('b', point(2));
  await expect(lost).rejects.toThrow('away');
  state.away = false;
  await tracks.flush();
  expect(state.points).toEqual(['p1', 'p2']);
});

it('drops every other old point, and no new one, when it holds too many', async () => {
  const { state, ...parts } = store();
  const tracks = tripTracks({ ...parts, keep: 100 });
  for (let second = 0; second < 1_000; second += 1) tracks.add('b', point(second));
  await tracks.flush();
  expect(state.points.length).toBeLessThanOrEqual(100);
  expect(state.points.slice(-40)).toEqual(Array.from({ length: 40 }, (_, index) => `p${960 + index}`));
  expect(state.points[0]).toBe('p0');
});

it('neither stores nor reports an unconfirmed jump [5.18]', async () => {
  const { state, ...parts } = store();
  const tracks = tripTracks(parts);
  expect(tracks.add('b', point(1)).map(({ id }) => id)).toEqual(['p1']);
  expect(tracks.add('b', point(2, 48))).toEqual([]);
  expect(tracks.add('b', point(3)).map(({ id }) => id)).toEqual(['p3']);
  // Another trip has a separate track.
  expect(tracks.add('c', point(2, 48)).map(({ id }) => id)).toEqual(['p2']);
  await tracks.flush();
  expect(state.points).toEqual(['p1', 'p3', 'p2']);
});

import { fittingInto, openGate, passGate, type TrackGate, type TrackingPoint } from '@wayfare/shared';
import { boundedCache } from '../../platform/boundedCache.js';
import type { Logger } from 'pino';
import type { TripsServices } from '../services.js';
import type { DevicePoint } from './tracking.repository.js';

/** How long points are collected before they are written, in ms. */
const GATHER_MS = 1_000;
/** How many points are kept while the database is unavailable. */
const KEPT_POINTS = 200_000;
/** How many tracks have their last point remembered. */
const TRACKS = 50_000;

type Buffered = { booking: string; point: DevicePoint };

/**
 * The tracks of running trips. Points are checked as they arrive, collected for a second and written
 * together; a track is read only after the collected points are written.
 */
export interface TripTracks {
  /**
   * Adds a trip's next point. Returns the points now accepted as part of its route, in order. Points that
   * confirm each other at a place that cannot have been driven to are stored as flagged.
   */
  add(booking: string, point: DevicePoint): readonly TrackingPoint[];
  /**
   * Adds points that another device of the same driver has overtaken, in order: those that fit between the
   * points around them. The others are dropped. They are not returned to followers, who have seen later ones.
   */
  addLate(booking: string, points: readonly DevicePoint[]): Promise<void>;
  /** Believes a trip's next point, wherever it is: the earlier ones have turned out to be wrong. */
  reopen(booking: string): void;
  /** Registers a point that is stored elsewhere, so that later points are checked against it. */
  note(booking: string, point: TrackingPoint): void;
  /**
   * Writes the collected points. @throws when the database rejects the write; the points then stay collected
   */
  flush(): Promise<void>;
}

export function tripTracks({
  db,
  log,
  keep = KEPT_POINTS,
}: {
  db: Pick<TripsServices['db'], 'tracking'>;
  log: Logger;
  /** For tests: how many points are kept while the database is unavailable. */
  keep?: number;
}): TripTracks {
  const gates = boundedCache<TrackGate<DevicePoint>>(TRACKS);
  let batchCalls: Buffered[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function gather(points: readonly Buffered[]): void {
    for (const point of points) batchCalls.push(point);
    if (batchCalls.length > keep) batchCalls = thinOut(batchCalls);
    if (timer) return;
    timer = setTimeout(() => {
      flush().catch((error: unknown) =>
        log.error({ err: error }, 'tracking points could not be written yet'),
      );
    }, GATHER_MS);
    timer.unref();
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const points = batchCalls;
    batchCalls = [];
    try {
      await db.tracking.addAll(points);
    } catch (error) {
      const newer = batchCalls;
      batchCalls = points;
      gather(newer);
      throw error;
    }
  }

  function flush(): Promise<void> {
    // One write after another: a reader of a track also waits for writes in progress.
    const next = writing.then(() => (batchCalls.length > 0 ? write() : undefined));
    writing = next.catch(() => undefined);
    return next;
  }

  function judge(booking: string, point: DevicePoint) {
    const judged = passGate(gates.get(booking) ?? openGate, point);
    gates.set(booking, judged.gate);
    return judged;
  }

  return {
    flush,
    reopen: (booking) => void gates.delete(booking),
    note: (booking, point) => void judge(booking, point),
    add(booking, point) {
      const { passed, flagged } = judge(booking, point);
      const kept = [...passed, ...flagged.map((fix) => ({ ...fix, flagged: true }))];
      if (kept.length > 0) gather(kept.map((taken) => ({ booking, point: taken })));
      // Followers do not learn which device took a position.
      return passed.map(({ id, at, status, lat, lng }) => ({ id, at, status, lat, lng }));
    },
    async addLate(booking, points) {
      const [first, last] = [points[0], points.at(-1)];
      if (!first || !last) return;
      await flush();
      const track = await db.tracking.around(booking, first.at, last.at);
      const fitting = fittingInto<DevicePoint>(track, points);
      if (fitting.length > 0) gather(fitting.map((taken) => ({ booking, point: taken })));
    },
  };
}

/**
 * Drops every second point of the older half: the route is preserved, and the newest points stay complete.
 */
function thinOut(points: readonly Buffered[]): Buffered[] {
  const half = points.length >> 1;
  return points.filter((_, index) => index >= half || index % 2 === 0);
}

import { openGate, passGate, type TrackGate, type TrackingPoint } from '@wayfare/shared';
import type { Logger } from 'pino';
import type { Repositories } from '../repositories.js';

/** How long points gather before they are written, in ms. */
const GATHER_MS = 1_000;
/** Points that are kept while the database does not take them. */
const KEPT_POINTS = 200_000;
/** Tracks whose last point is remembered. */
const TRACKS = 50_000;

type Buffered = { booking: string; point: TrackingPoint };

/**
 * The tracks of running trips. Points are judged as they come, gathered for a second and written together; the track
 * is read only after what was gathered is written.
 */
export interface TripTracks {
  /**
   * A trip's next point. Answers the points that are now believed to be of its way, in order. Those that agree where
   * nobody can have driven are stored as flagged.
   */
  add(booking: string, point: TrackingPoint): readonly TrackingPoint[];
  /** Takes note of a point that is stored otherwise, to judge what follows it. */
  note(booking: string, point: TrackingPoint): void;
  /** Writes what was gathered. @throws when the database does not take it; it stays gathered then */
  flush(): Promise<void>;
}

export function tripTracks({
  db,
  log,
  keep = KEPT_POINTS,
}: {
  db: Pick<Repositories, 'tracking'>;
  log: Logger;
  /** For tests: points that are kept while the database does not take them. */
  keep?: number;
}): TripTracks {
  const gates = new Map<string, TrackGate<TrackingPoint>>();
  let gathered: Buffered[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function gather(points: readonly Buffered[]): void {
    for (const point of points) gathered.push(point);
    if (gathered.length > keep) gathered = thinned(gathered);
    if (timer) return;
    timer = setTimeout(() => {
      flush().catch((error: unknown) =>
        log.error({ err: error }, 'points of trips could not be written yet'),
      );
    }, GATHER_MS);
    timer.unref();
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const points = gathered;
    gathered = [];
    try {
      await db.tracking.addAll(points);
    } catch (error) {
      const newer = gathered;
      gathered = points;
      gather(newer);
      throw error;
    }
  }

  function flush(): Promise<void> {
    // One after the other: whoever reads a track waits for those that are on their way, too.
    const next = writing.then(() => (gathered.length > 0 ? write() : undefined));
    writing = next.catch(() => undefined);
    return next;
  }

  function judge(booking: string, point: TrackingPoint) {
    const judged = passGate(gates.get(booking) ?? openGate, point);
    gates.delete(booking);
    gates.set(booking, judged.gate);
    if (gates.size > TRACKS) gates.delete(gates.keys().next().value as string);
    return judged;
  }

  return {
    flush,
    note: (booking, point) => void judge(booking, point),
    add(booking, point) {
      const { passed, flagged } = judge(booking, point);
      const kept = [...passed, ...flagged.map((fix) => ({ ...fix, flagged: true }))];
      if (kept.length > 0) gather(kept.map((taken) => ({ booking, point: taken })));
      return passed;
    },
  };
}

/** Every second point of the older half is given up: the way stays, and the newest points stay whole. */
function thinned(points: readonly Buffered[]): Buffered[] {
  const half = points.length >> 1;
  return points.filter((_, index) => index >= half || index % 2 === 0);
}

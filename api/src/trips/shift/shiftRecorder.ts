import {
  type DriverSample,
  hasExpiredDocument,
  isNews,
  periodOf,
  recordedStateOf,
  type Settings,
  staleAfterMs,
} from '@wayfare/shared';
import type { LiveDriver } from '../../people/liveDrivers/liveDrivers.js';
import type { TripsServices } from '../services.js';
import type { DriverTrack } from './driverTrack.repository.js';
import { dispatchSettingsOf } from './shiftPeriod.repository.js';

/** How long a process that records may be silent until another takes over, in ms. */
const SILENT_MS = 60_000;
/** How often samples are written, in ms: several of a driver in one write. */
const WRITE_MS = 2 * 60_000;
/** How many drivers' samples are written together. */
const BATCH = 1_000;
/** The most samples that wait while the database does not accept writes. */
const WAITING_AT_MOST = 500_000;

/**
 * Records where drivers are and what they are doing. One of the processes records, with all drivers in its
 * memory.
 */
export interface ShiftRecorder {
  /** Samples all drivers, and keeps the changes. Writes the kept changes every two minutes. */
  sample(): Promise<void>;
  /** Writes the rest, and lets another process record at once. */
  stop(): Promise<void>;
}

type Needs = Pick<TripsServices, 'db' | 'clock' | 'liveDrivers' | 'newId'>;

export function shiftRecorder({ db, clock, liveDrivers, newId }: Needs): ShiftRecorder {
  const by = newId();
  /** The last sample of each driver who is not offline. */
  const last = new Map<string, DriverSample>();
  /** Samples that are not written yet, by driver and period. */
  const waiting = new Map<string, DriverTrack>();
  let samples = 0;
  let writtenAt = 0;
  let period = 0;

  /** Keeps a sample if it is news. Nothing else is known of a driver who has gone. */
  function keep(id: string, driver: LiveDriver | null, next: DriverSample) {
    if (!isNews(last.get(id), next)) return;
    if (next.state === 'offline') last.delete(id);
    else last.set(id, next);
    if (samples >= WAITING_AT_MOST) return;
    const from = periodOf(next.at);
    const key = `${id}/${from}`;
    const track = waiting.get(key) ?? { driver: id, from, carType: null, needs: [], samples: [] };
    if (driver) Object.assign(track, { carType: driver.carType ?? null, needs: driver.needs ?? [] });
    track.samples.push(next);
    waiting.set(key, track);
    samples += 1;
  }

  function look(now: number, settings: Settings) {
    const gone = new Set(last.keys());
    for (const driver of liveDrivers.all()) {
      gone.delete(driver.id);
      keep(driver.id, driver, sampleOf(driver, now, settings));
    }
    for (const id of gone) keep(id, null, { ...(last.get(id) as DriverSample), at: now, state: 'offline' });
  }

  async function write() {
    for (let batch = [...waiting].slice(0, BATCH); batch.length > 0; ) {
      await db.driverTracks.add(batch.map(([, track]) => track));
      for (const [key, track] of batch) {
        waiting.delete(key);
        samples -= track.samples.length;
      }
      batch = [...waiting].slice(0, BATCH);
    }
  }

  function forget() {
    last.clear();
    waiting.clear();
    samples = 0;
  }

  return {
    async sample() {
      const now = clock.now();
      const all = await db.settings.settings();
      if (all.replayDays === 0) return forget();
      const settings = {
        ...dispatchSettingsOf(all),
        standIns: [...(await db.carTypes.standIns())].map(([carType, by]) => ({
          carType,
          by,
        })),
      };
      const from = periodOf(now);
      const mine = { by, now, aliveSince: now - SILENT_MS };
      if (!(await db.shiftPeriods.claim({ from, settings }, mine))) return forget();
      period = from;
      look(now, all);
      if (now - writtenAt < WRITE_MS) return;
      await write();
      writtenAt = now;
    },

    async stop() {
      await write();
      await db.shiftPeriods.release(period, by);
    },
  };
}

function sampleOf(driver: LiveDriver, now: number, settings: Settings): DriverSample {
  const state = recordedStateOf(driver, now, staleAfterMs(settings));
  const isBlocked =
    settings.expiredDocumentsBlock &&
    state !== 'busy' &&
    state !== 'offline' &&
    hasExpiredDocument(driver, now);
  const { lat, lng } = driver.location;
  return { at: now, lat, lng, state: isBlocked ? 'documents' : state };
}

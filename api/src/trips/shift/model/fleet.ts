import {
  type DispatchCandidate,
  distanceKm,
  type DriverSample,
  type LatLng,
  SAMPLE_HOLDS_MS,
} from '@wayfare/shared';
import { DriverGrid } from '../../../people/liveDrivers/driverGrid.js';
import type { RecordedDriver } from './recordedShift.js';

const HOUR_MS = 3_600_000;

/** A driver in a run: the position, and the fields that the rules of dispatch need. */
export type ModelDriver = DispatchCandidate & {
  location: LatLng;
  /** The sample that holds; null while they are offline. */
  sample: DriverSample | null;
  /** Whether the driver is on a trip that began before the run. A sample without a trip ends it. */
  isCarrying: boolean;
  /** When the driver's trip of the run ends; 0 without one. */
  busyUntil: number;
  /** Where and when their last trip of the run ended, until they are back on the recorded way. */
  left: (LatLng & { at: number }) | null;
};

/**
 * The drivers of a run. They follow their recorded way, except on trips of the run and until they can be back
 * on it.
 */
export class Fleet {
  readonly grid = new DriverGrid<ModelDriver>();
  private readonly drivers = new Map<string, ModelDriver>();
  /** All samples in order. */
  private readonly samples: { driver: ModelDriver; sample: DriverSample }[];
  private next = 0;

  constructor(
    drivers: readonly RecordedDriver[],
    private readonly kmh: number,
  ) {
    this.samples = drivers
      .flatMap(({ samples, ...recorded }) => {
        const driver = newDriver(recorded);
        this.drivers.set(driver.id, driver);
        return withSilence(samples).map((sample) => ({ driver, sample }));
      })
      .sort((one, other) => one.sample.at - other.sample.at);
  }

  get(id: string): ModelDriver | undefined {
    return this.drivers.get(id);
  }

  /** When the next sample is due; infinite if there is none. */
  nextAt(): number {
    return this.samples[this.next]?.sample.at ?? Number.POSITIVE_INFINITY;
  }

  /** Applies the next sample. */
  step(): void {
    const due = this.samples[this.next];
    this.next += 1;
    if (!due) return;
    const { driver, sample } = due;
    if (sample.state === 'offline') driver.isCarrying = false;
    // Busy from the first moment on: with a trip that is not part of the run.
    else if (driver.sample === null) driver.isCarrying = sample.state === 'busy';
    else if (sample.state !== 'busy') driver.isCarrying = false;
    driver.sample = sample.state === 'offline' ? null : sample;
    this.settle(driver, sample.at);
  }

  /** The driver has a trip until a time. `left` is where it ends; null if they stay on their recorded way. */
  occupy(driver: ModelDriver, until: number, left: LatLng | null, now: number): void {
    driver.busyUntil = until;
    driver.left = left && { lat: left.lat, lng: left.lng, at: until };
    this.settle(driver, now);
  }

  /** Brings a driver up to date at a time: after a sample, and when a trip begins or ends. */
  settle(driver: ModelDriver, now: number): void {
    const { sample } = driver;
    driver.queue = driver.busyUntil > now || driver.isCarrying;
    driver.driverActiveStatus = sample !== null;
    if (!sample) {
      this.grid.remove(driver.id);
      return;
    }
    // The place they head for is not recorded: they count as on a break.
    const isAway = sample.state === 'break' || sample.state === 'heading' || sample.state === 'documents';
    driver.breakUntil = isAway ? Number.MAX_SAFE_INTEGER : null;
    driver.walletBalance = sample.state === 'owes' ? -1 : 0;
    const { left } = driver;
    if (left && now >= left.at && distanceKm(left, sample) <= (this.kmh * (now - left.at)) / HOUR_MS)
      driver.left = null;
    const { lat, lng } = driver.left ?? sample;
    driver.location = { lat, lng };
    this.grid.put(driver);
  }
}

const newDriver = ({ id, carType, needs }: Omit<RecordedDriver, 'samples'>): ModelDriver => ({
  id,
  usertype: 'driver',
  approved: true,
  driverActiveStatus: false,
  queue: false,
  carType,
  needs: [...needs],
  walletBalance: 0,
  location: { lat: 0, lng: 0 },
  sample: null,
  isCarrying: false,
  busyUntil: 0,
  left: null,
});

/** The samples, with an offline one wherever a driver sent nothing for too long. */
function withSilence(samples: readonly DriverSample[]): DriverSample[] {
  return samples.flatMap((sample, index) => {
    const next = samples[index + 1];
    const silentAt = sample.at + SAMPLE_HOLDS_MS;
    if (sample.state === 'offline' || (next && next.at <= silentAt)) return [sample];
    return [sample, { ...sample, at: silentAt, state: 'offline' as const }];
  });
}

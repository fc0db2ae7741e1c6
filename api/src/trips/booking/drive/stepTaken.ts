import { type LatLng, stepTime } from '@wayfare/shared';
import { provenPlace } from '../../../people/liveDrivers/liveDrivers.js';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** A step as its driver reports it. */
export interface ReportedStep {
  driver: string;
  /** When the driver took the step, a ms timestamp, if a device without a network reports it later. */
  claimed: number | null | undefined;
  /** When the trip's earlier steps happened, ms timestamps. */
  after: readonly (number | null | undefined)[];
  /** The sign-in of the device that reports it. */
  device: string | undefined;
}

/** When a step was taken, and where the driver was. */
export interface TakenStep {
  /** ms timestamp */
  at: number;
  /** The driver's last position until then, with its time; null if unknown. */
  position: (LatLng & { at: number }) | null;
}

/**
 * When a driver took a step (`stepTime`), and where. A device without a network reports a step late, and
 * another device of the same driver may have sent newer positions by then. So only positions of the reporting
 * device limit the step's time, and the trip's track shows where the driver was.
 */
export async function stepTaken(
  { id }: Pick<StoredBooking, 'id'>,
  { driver, claimed, after, device }: ReportedStep,
  { clock, db, liveDrivers, tracks }: TripsServices,
): Promise<TakenStep> {
  const now = clock.now();
  const known = liveDrivers.get(driver);
  const live = known ? provenPlace(known) : null;
  const isOvertaken = live !== null && typeof claimed === 'number' && claimed < live.at;
  if (!isOvertaken || !device)
    return { at: stepTime({ claimed, now, after: [...after, live?.at] }), position: live };
  await tracks.flush();
  const sent = await db.tracking.lastTimeOf(id, device);
  const at = stepTime({ claimed, now, after: [...after, sent] });
  return { at, position: at >= live.at ? live : await db.tracking.lastUntil(id, at) };
}

import {
  type Actor,
  forbidden,
  isCoarse,
  type LatLng,
  LATE_MS,
  type PositionAnswer,
  type PositionInput,
  type PositionReason,
  statusAt,
} from '@wayfare/shared';
import type { Moved } from '../../people/liveDrivers/liveDrivers.js';
import type { TripsServices } from '../services.js';
import type { DevicePoint } from './tracking.repository.js';
import type { LiveTrip } from './liveTrips.js';
import { type KeptPosition, type TimedPosition, timedPosition, timedPositions } from './timedPosition.js';
import { sendTrackingPoint } from './tracking.realtime.js';

/** A point of a trip that another device of the same driver has overtaken. */
interface LatePoint {
  booking: string;
  point: DevicePoint;
}

/**
 * Records the acting driver's position: moves the driver on the map and, during a trip, adds to its track. A
 * position older than the last one does not move the driver, and one from the future is corrected by how far
 * the device's clock is ahead. One that cannot have been driven to does not move the driver; the trip's track
 * still checks it separately, as evidence. A coarse one moves the driver on the map only. Returns whether the
 * driver was moved, and what is wrong with the position if anything is.
 * @param device the sign-in of the device that took it
 */
export async function recordPosition(
  actor: Actor,
  input: PositionInput,
  device: string | undefined,
  services: TripsServices,
): Promise<PositionAnswer> {
  const { answer, late } = await take(actor, timedPosition(input, device, services), device, services);
  if (late) await services.tracks.addLate(late.booking, [late.point]);
  return answer;
}

/** The outcome of positions that were reported together. */
export interface RecordedPositions {
  /** How many moved the driver. */
  taken: number;
  /** Those that did not, and why. `at` is their time as the device has reported it, a ms timestamp. */
  refused: { at: number; reason: PositionReason }[];
}

/**
 * Records positions that the driver's device took while it had no network, oldest first. They are stored when
 * this returns, so the device may forget them. Sending them again changes nothing.
 */
export async function recordPositions(
  actor: Actor,
  inputs: readonly KeptPosition[],
  device: string | undefined,
  services: TripsServices,
): Promise<RecordedPositions> {
  const recorded: RecordedPositions = { taken: 0, refused: [] };
  const late = new Map<string, DevicePoint[]>();
  for (const input of timedPositions(inputs, device, services)) {
    const { answer, late: point } = await take(actor, input, device, services);
    if (answer.taken) recorded.taken += 1;
    else if (answer.reason) recorded.refused.push({ at: input.deviceAt, reason: answer.reason });
    if (point) late.set(point.booking, [...(late.get(point.booking) ?? []), point.point]);
  }
  for (const [booking, points] of late)
    await services.tracks.addLate(
      booking,
      points.toSorted((a, b) => a.at - b.at),
    );
  await services.tracks.flush();
  return recorded;
}

interface Taken {
  answer: PositionAnswer;
  late?: LatePoint;
}

async function take(
  actor: Actor,
  { at, deviceAt, lat, lng, accuracyM }: TimedPosition,
  device: string | undefined,
  services: TripsServices,
): Promise<Taken> {
  const { clock, liveDrivers, realtime, tracks } = services;
  if (actor.usertype !== 'driver') throw forbidden();
  const position = { lat, lng };
  if (!liveDrivers.get(actor.uid)) await placeOnMap(actor.uid, position, services);
  const driver = liveDrivers.get(actor.uid);
  if (!driver) return { answer: refused('offline') };
  const moved = liveDrivers.move(actor.uid, { ...position, accuracyM }, at);
  const answer = answerOf(moved, { isLate: at < clock.now() - LATE_MS, isCoarse: isCoarse(accuracyM) });
  if (moved === 'ahead') return { answer };

  const trip = driver.queue ? await tripOf(actor, services) : null;
  if (!trip) return { answer };
  const { booking, startedAt } = trip;
  const fix = { id: `${booking}-${deviceAt}`, ...position, ...(device && { device }) };
  // Limited to the time between the trip's start and the server's clock: a device's clock may be off.
  const within = Math.min(Math.max(at, startedAt), clock.now());
  if (isCoarse(accuracyM)) {
    const { id } = fix;
    if (answer.taken && accuracyM !== undefined)
      sendTrackingPoint(booking, { id, ...position, at: within, status: trip.status, accuracyM }, realtime);
    return { answer };
  }
  if (moved === 'older') {
    const late = isOfTrip(trip, at) && { booking, point: { ...fix, at, status: statusThen(trip, at) } };
    return { answer, ...(late && { late }) };
  }
  if (moved === 'restarted') tracks.reopen(booking);
  for (const passed of tracks.add(booking, { ...fix, at: within, status: trip.status }))
    sendTrackingPoint(booking, passed, realtime);
  return { answer };
}

const refused = (reason: PositionReason): PositionAnswer => ({ taken: false, reason });

function answerOf(
  moved: Moved,
  { isLate, isCoarse: coarse }: { isLate: boolean; isCoarse: boolean },
): PositionAnswer {
  switch (moved) {
    case 'moved':
    case 'restarted':
      if (coarse) return { taken: true, reason: 'coarse' };
      return { taken: true, ...(isLate && { reason: 'late' as const }) };
    case 'implausible':
      return refused('unreachable');
    case 'ahead':
      return refused('clock_ahead');
    default:
      return refused(moved);
  }
}

async function tripOf(actor: Actor, { liveTrips }: TripsServices): Promise<LiveTrip | null> {
  const known = liveTrips.known(actor.uid);
  return known === undefined ? liveTrips.lookUp(actor.uid) : known;
}

/** Whether a late position was taken during the trip: the driver may have been on another one then. */
const isOfTrip = ({ acceptedAt }: LiveTrip, at: number) => at >= acceptedAt;

const statusThen = ({ arrivedAt, startedAt }: LiveTrip, at: number) =>
  statusAt({ driver_arrive_time: arrivedAt, trip_start_time: startedAt }, at);

/** Stores a driver's first position: dispatch ignores active drivers without one. */
async function placeOnMap(id: string, position: LatLng, { db, liveDrivers }: TripsServices) {
  const user = await db.users.findById(id);
  if (!user?.driverActiveStatus && !user?.queue) return;
  await db.users.update(id, { location: position });
  await liveDrivers.refresh(id);
}

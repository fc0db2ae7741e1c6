import { type Actor, forbidden, type LatLng, type PositionInput, statusAt } from '@wayfare/shared';
import type { TripsServices } from '../services.js';
import type { DevicePoint } from './tracking.repository.js';
import type { LiveTrip } from './liveTrips.js';
import { sendTrackingPoint } from './tracking.realtime.js';

/** A point of a trip that another device of the same driver has overtaken. */
interface LatePoint {
  booking: string;
  point: DevicePoint;
}

/**
 * Records the acting driver's position: moves the driver on the map and, during a trip, adds to its track. A
 * position older than the last one does not move the driver, and one from the future is ignored. One that
 * cannot have been driven to does not move the driver; the trip's track still checks it separately, as
 * evidence. Returns whether the driver was moved.
 * @param device the sign-in of the device that took it
 */
export async function recordPosition(
  actor: Actor,
  input: PositionInput,
  device: string | undefined,
  services: TripsServices,
): Promise<boolean> {
  const { isMoved, late } = await take(actor, input, device, services);
  if (late) await services.tracks.addLate(late.booking, [late.point]);
  return isMoved;
}

/**
 * Records positions that the driver's device took while it had no network, oldest first. They are stored when
 * this returns, so the device may forget them. Sending them again changes nothing. Returns how many moved the
 * driver.
 */
export async function recordPositions(
  actor: Actor,
  inputs: readonly PositionInput[],
  device: string | undefined,
  services: TripsServices,
): Promise<number> {
  let moved = 0;
  const late = new Map<string, DevicePoint[]>();
  for (const input of inputs) {
    const taken = await take(actor, input, device, services);
    if (taken.isMoved) moved += 1;
    if (taken.late) late.set(taken.late.booking, [...(late.get(taken.late.booking) ?? []), taken.late.point]);
  }
  for (const [booking, points] of late)
    await services.tracks.addLate(
      booking,
      points.toSorted((a, b) => a.at - b.at),
    );
  await services.tracks.flush();
  return moved;
}

async function take(
  actor: Actor,
  input: PositionInput,
  device: string | undefined,
  services: TripsServices,
): Promise<{ isMoved: boolean; late?: LatePoint }> {
  const { clock, liveDrivers, realtime } = services;
  if (actor.usertype !== 'driver') throw forbidden();
  const at = input.at ?? clock.now();
  const position = { lat: input.lat, lng: input.lng };
  if (!liveDrivers.get(actor.uid)) await placeOnMap(actor.uid, position, services);
  const driver = liveDrivers.get(actor.uid);
  if (!driver) return { isMoved: false };
  const isOvertaken = at < driver.at;
  const moved = liveDrivers.move(actor.uid, position, at);
  if (moved === 'refused' && !isOvertaken) return { isMoved: false };

  const trip = driver.queue ? await tripOf(actor, services) : null;
  if (trip) {
    const { booking, startedAt } = trip;
    const fix = { id: `${booking}-${at}`, ...position, ...(device && { device }) };
    if (isOvertaken) {
      const late = isOfTrip(trip, at) && { booking, point: { ...fix, at, status: statusThen(trip, at) } };
      return { isMoved: false, ...(late && { late }) };
    }
    // Limited to the time between the trip's start and the server's clock: a device's clock may be off.
    const within = Math.min(Math.max(at, startedAt), clock.now());
    for (const passed of services.tracks.add(booking, { ...fix, at: within, status: trip.status }))
      sendTrackingPoint(booking, passed, realtime);
  }
  return { isMoved: moved === 'moved' };
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

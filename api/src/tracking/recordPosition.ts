import { type Actor, forbidden, type LatLng, type PositionInput } from '@wayfare/shared';
import type { Services } from '../services.js';

/**
 * Records the acting driver's position: moves the driver on the map and, during a trip, adds to its track. A position
 * older than the last one, or from the future, is ignored. One that cannot have been driven to does not move the
 * driver; the trip's track still checks it separately, as evidence. Returns whether the driver was moved.
 */
export async function recordPosition(
  actor: Actor,
  input: PositionInput,
  services: Services,
): Promise<boolean> {
  const { clock, liveDrivers, liveTrips, realtime } = services;
  if (actor.usertype !== 'driver') throw forbidden();
  const at = input.at ?? clock.now();
  const position = { lat: input.lat, lng: input.lng };
  if (!liveDrivers.get(actor.uid)) await placeOnMap(actor.uid, position, services);
  const driver = liveDrivers.get(actor.uid);
  if (!driver) return false;
  const moved = liveDrivers.move(actor.uid, position, at);
  if (moved === 'refused') return false;

  if (driver.queue) {
    const known = liveTrips.known(actor.uid);
    const trip = known === undefined ? await liveTrips.lookUp(actor.uid) : known;
    if (trip) {
      // Limited to the time between the trip's start and the server's clock: a device's clock may be off.
      const within = Math.min(Math.max(at, trip.startedAt), clock.now());
      const point = { id: `${trip.booking}-${at}`, at: within, status: trip.status, ...position };
      for (const passed of services.tracks.add(trip.booking, point))
        realtime.trackingPoint(trip.booking, passed);
    }
  }
  return moved === 'moved';
}

/**
 * Records positions that the driver's device took while it had no network, oldest first. They are stored when this
 * returns, so the device may forget them. Sending them again changes nothing. Returns how many moved the driver.
 */
export async function recordPositions(
  actor: Actor,
  inputs: readonly PositionInput[],
  services: Services,
): Promise<number> {
  let taken = 0;
  for (const input of inputs) if (await recordPosition(actor, input, services)) taken += 1;
  await services.tracks.flush();
  return taken;
}

/** Stores a driver's first position: dispatch ignores active drivers without one. */
async function placeOnMap(id: string, position: LatLng, { db, liveDrivers }: Services) {
  const user = await db.users.findById(id);
  if (!user?.driverActiveStatus && !user?.queue) return;
  await db.users.update(id, { location: position });
  await liveDrivers.refresh(id);
}

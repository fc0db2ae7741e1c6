import {
  alertsOf,
  type AlertKind,
  type AlertLimits,
  MAX_ALERT_AHEAD_MS,
  metersToPath,
  rulesOf,
  type TripFacts,
} from '@wayfare/shared';
import type { WatchedTrip } from '../../trips/booking/desk/desk.repository.js';
import { forEachOne } from '../../platform/run/forEachOne.js';
import type { OfficeServices } from '../services.js';
import { pendingEvent } from '../../messages/webhook/pendingEvents.js';
import { type AlertedTrip, causeOf, openAlert } from './openAlert.js';
import type { StoredAlert } from './storedAlert.js';
import { sendAlertChanged } from './alert.realtime.js';
import { unbookedTrips } from './unbookedTrips.js';

/** How many trips of each status are watched, as many as the desk shows. */
const A_STATUS_AT_MOST = 500;
/** How many alerts are compared with their causes at a time. */
const LASTING_AT_MOST = 5_000;
/** How far back an open trip may begin, in ms: as on the desk. */
const BACK_MS = 7 * 24 * 60 * 60_000;

/**
 * Opens an alert for everything that is wrong with an open trip, once per cause, and resolves those whose
 * cause has ended. Processes may do it at the same time.
 */
export async function sweepAlerts(services: OfficeServices): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const limits: AlertLimits = await db.settings.settings();
  const period = { scope: {}, from: now - BACK_MS, to: now + MAX_ALERT_AHEAD_MS };
  const trips = await db.bookings.watchedTrips(period, A_STATUS_AT_MOST);
  const known = new Set(trips.map(({ id }) => id));
  const lasting = (await db.alerts.lasting(LASTING_AT_MOST)).filter(({ kind }) => kind !== 'emergency');
  // Trips beyond the limit keep their alerts up to date too.
  const others = [...new Set(lasting.map(({ booking }) => booking))].filter((id) => !known.has(id));
  trips.push(...(await db.bookings.watchedAmong(others, period)));

  const capturingSince = await db.cardAuthorizations.capturingSince(LASTING_AT_MOST);
  const watched = new Set(trips.map(({ id }) => id));
  const silent = [...capturingSince].filter(
    ([id, since]) => !watched.has(id) && now - since > limits.alertCaptureMinutes * 60_000,
  );
  // Canceled trips, too: a card pays their fee.
  trips.push(...(await db.bookings.watchedOf(silent.map(([id]) => id))));
  const seen = new Set(trips.map(({ id }) => id));
  const denied = await db.bookings.findRideChecks(now, LASTING_AT_MOST);
  trips.push(...(await db.bookings.watchedOf(denied.filter((id) => !seen.has(id)))));

  const routes = await routesOf(trips, limits, services);
  const causes = new Map<string, { trip: AlertedTrip; kind: AlertKind }>();
  for (const trip of trips)
    for (const kind of alertsOf(
      {
        ...factsOf(trip, routes.get(trip.id), services),
        capturingSince: capturingSince.get(trip.id) ?? null,
      },
      limits,
      now,
    ))
      causes.set(causeOf(trip, kind), { trip, kind });

  for (const trip of await unbookedTrips(LASTING_AT_MOST, services))
    causes.set(causeOf(trip, 'series'), { trip, kind: 'series' });

  const ended = lasting.filter(({ cause }) => cause !== undefined && !causes.has(cause));
  await forEachOne(ended, (alert) => endAlert(alert, services));
  for (const { cause } of lasting) if (cause !== undefined) causes.delete(cause);
  await forEachOne([...causes.values()], ({ trip, kind }) => openAlert(trip, kind, undefined, services));
}

/** Resolves an alert whose cause has ended, or forgets the cause of one that someone resolved before. */
async function endAlert(alert: StoredAlert, services: OfficeServices): Promise<void> {
  const { db, clock, realtime } = services;
  if (alert.state === 'resolved') return db.alerts.endCause(alert.id);
  const events = await pendingEvent('alert.resolved', `evt_${alert.id}_resolved`, services);
  const at = clock.now();
  const resolved = await db.alerts.resolve(alert, { by: null, at, isCauseOver: true, events });
  if (resolved) sendAlertChanged(resolved, realtime);
  else await db.alerts.endCause(alert.id);
}

/** Returns the facts about a trip that the rules check. */
function factsOf(
  trip: WatchedTrip,
  route: WatchedTrip['coords'],
  { liveDrivers }: Pick<OfficeServices, 'liveDrivers'>,
): TripFacts {
  const live = trip.driver ? liveDrivers.get(trip.driver) : undefined;
  const seenAt = live ? Math.max(live.at, live.awaitedSince) : 0;
  return {
    ...trip,
    silentSince: Math.max(seenAt, trip.driver_accept_time ?? 0),
    restingSince: live?.rest?.at ?? null,
    offRouteMeters: route && live ? metersToPath(live.location, pathOf(trip, route)) : null,
  };
}

/** The line of a trip: its route with pickup and drop. */
const pathOf = ({ pickup, drop }: WatchedTrip, route: NonNullable<WatchedTrip['coords']>) => [
  pickup,
  ...route.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude })),
  drop,
];

/**
 * The routes of trips whose driver is away from the straight line between pickup and drop: only those can be
 * off route. One whose fare is the meter's, or by the hour, goes wherever its passenger wants.
 */
async function routesOf(
  trips: readonly WatchedTrip[],
  { alertOffRouteMeters: limit }: AlertLimits,
  { db, liveDrivers }: OfficeServices,
) {
  if (limit === 0) return new Map<string, NonNullable<WatchedTrip['coords']>>();
  const away = trips.filter(({ status, kind, driver, pickup, drop }) => {
    if (rulesOf({ kind }).fare !== 'estimate') return false;
    const live = status === 'STARTED' && driver ? liveDrivers.get(driver) : undefined;
    return live !== undefined && live.at > 0 && metersToPath(live.location, [pickup, drop]) > limit;
  });
  return db.bookings.routesOf(away.map(({ id }) => id));
}

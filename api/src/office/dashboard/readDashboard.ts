import {
  activeStatuses,
  type Actor,
  daySoFar,
  type DriverState,
  driverStateOf,
  earningCut,
  lastDays,
  staleAfterMs,
} from '@wayfare/shared';
import { COUNTED_AT_MOST } from '../../platform/crud/collectionLists.js';
import type { LiveDriver } from '../../people/liveDrivers/liveDrivers.js';
import type { OfficeServices } from '../services.js';

/** How many days the chart shows, today included. */
const CHART_DAYS = 30;

/** The business at a glance: everything for an admin, their own fleet for a fleet admin. */
export async function readDashboard(actor: Actor, services: OfficeServices) {
  const { db, clock } = services;
  const settings = await db.settings.settings();
  const { timeZone } = settings;
  const fleet = actor.usertype === 'fleetadmin' ? actor.uid : undefined;
  const dates = lastDays(clock.now(), timeZone, 2 * CHART_DAYS);
  // Only full admins decide about them.
  const decidesContacts = fleet === undefined && !actor.staffRole;
  const [earnings, found, statusCounts, unapproved, withdraws, waiting, today, lastWeek, proposals] =
    await Promise.all([
      db.earnings.fees(earningCut(clock.now(), timeZone), fleet),
      db.earnings.daysSince(dates[0] ?? 0, fleet),
      db.bookings.countByStatus(activeStatuses, fleet),
      db.users.countUnapprovedDrivers(COUNTED_AT_MOST, fleet),
      fleet === undefined ? db.withdraws.countOpen(COUNTED_AT_MOST) : 0,
      // A prebooking is not urgent before dispatch looks for its driver.
      db.bookings.countWaiting(clock.now(), COUNTED_AT_MOST, fleet),
      tripsSoFar(daySoFar(clock.now(), timeZone), fleet, services),
      tripsSoFar(daySoFar(clock.now(), timeZone, 1), fleet, services),
      decidesContacts ? db.users.countProposals(clock.now(), COUNTED_AT_MOST) : 0,
    ]);
  const byDay = new Map(found.map((row) => [row.day, row]));
  const days = dates.map((day) => byDay.get(day) ?? { day, trips: 0, fees: 0 });
  const states = activeDrivers(actor, services).map((driver) =>
    driverStateOf(driver, clock.now(), staleAfterMs(settings)),
  );
  const inState = (state: DriverState) => states.filter((one) => one === state).length;
  return {
    earnings,
    days: days.slice(CHART_DAYS),
    daysBefore: days.slice(0, CHART_DAYS),
    today,
    lastWeek,
    statusCounts,
    driverCounts: {
      free: inState('free'),
      busy: inState('busy'),
      onBreak: inState('break'),
      away: inState('away'),
      silent: inState('stale'),
    },
    attention: {
      unapprovedDrivers: unapproved,
      unassignedBookings: waiting,
      // Tasks only an admin can do.
      ...(fleet === undefined && { openWithdraws: withdraws }),
      ...(decidesContacts && { contactProposals: proposals }),
    },
  };
}

/** A day's trips until a time of day. Those of a fleet that wait for a driver are its callers'. */
async function tripsSoFar(
  day: ReturnType<typeof daySoFar>,
  fleet: string | undefined,
  { db }: OfficeServices,
) {
  return { until: day.until, ...(await db.bookings.dayTrips(day, fleet)) };
}

/** The active drivers an admin or fleet admin may see. */
export const activeDrivers = ({ uid, usertype }: Actor, { liveDrivers }: OfficeServices): LiveDriver[] =>
  liveDrivers
    .all()
    .filter(
      ({ driverActiveStatus, fleetadmin }) =>
        driverActiveStatus && (usertype === 'admin' || fleetadmin === uid),
    );

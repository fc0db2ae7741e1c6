import {
  type AppCategory,
  type AppInfo,
  defaultSettings,
  type Language,
  type LedgerEntry,
  periodStarts,
  type Promo,
  type Settings,
  zonedDate,
} from '@wayfare/shared';
import type { StoredBooking } from '../../trips/booking/store/storedBooking.js';
import type { PaymentOrder } from '../../money/payment/paymentOrder.js';
import { demoAppInfo, demoLanguages, demoPromos, demoSettings } from './business.js';
import { type DemoCarType, demoCarTypes } from './carTypes.js';
import { demandTimes, type DemoDay } from './demand.js';
import { liveThrough } from './history.js';
import { type DemoPeople, demoPeople } from './people.js';
import { demoRandom } from './random.js';
import { type DemoShift, demoShift, shiftBounds, shiftTimes } from './shift.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const SEED = 20_240_611;
const DAYS = 365;
/** Trips per full current day. */
const TRIPS_TODAY = 12;
/** Past trips have ended and been paid by now. */
const OVER_MS = 4 * HOUR_MS;

/** All demo data, before it is stored. */
export interface Demo {
  settings: Settings;
  appInfo: AppInfo;
  languages: Language[];
  carTypes: DemoCarType[];
  promos: Promo[];
  people: DemoPeople;
  bookings: StoredBooking[];
  payments: PaymentOrder[];
  entries: LedgerEntry[];
  /** The latest hours of the history, as they were recorded. */
  shift: DemoShift;
}

/**
 * Generates the demo from only its category, time and number of bookings: the same input always gives the
 * same demo.
 */
export function buildDemo(category: AppCategory, now: number, bookings: number): Demo {
  const random = demoRandom(SEED);
  const settings = { ...defaultSettings, ...demoSettings };
  const { timeZone } = settings;
  const today = periodStarts(now, timeZone).day;
  const founded = today - 440 * DAY_MS;
  const carTypes = demoCarTypes(category, founded, random);
  const people = demoPeople(carTypes, today, random);
  const promos = demoPromos(today, random);
  const languages = demoLanguages(founded, random);

  const days = yearBefore(today, timeZone);
  const until = now - OVER_MS;
  const hoursToday = Math.max(0, Math.floor((until - today) / HOUR_MS));
  const todaysTrips = Math.ceil((TRIPS_TODAY * hoursToday) / 24);
  const shift = shiftBounds(until);
  const ofShift = shiftTimes(shift, bookings, random);
  const times = [
    ...demandTimes(days, Math.min(today, until), bookings - todaysTrips - ofShift.length, random),
    ...demandTimes([dayOf(today, timeZone)], until, todaysTrips, random),
    ...ofShift,
  ].sort((one, other) => one - other);
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const hourOf = (at: number) => Number(clock.format(at));
  const world = { category, settings, carTypes, people, promos, hourOf, until, shift };
  const { bookings: trips, ...history } = liveThrough(world, times, random);
  const recorded = demoShift(shift, { trips, drivers: people.drivers, settings }, random);
  return {
    settings,
    appInfo: demoAppInfo,
    languages,
    carTypes,
    promos,
    people,
    bookings: recorded.trips,
    ...history,
    shift: recorded,
  };
}

/** The days before today, oldest first. */
function yearBefore(today: number, timeZone: string): DemoDay[] {
  const days: DemoDay[] = [];
  // Noon is always inside the day, even when clocks change.
  for (let ago = DAYS; ago >= 1; ago -= 1) days.push(dayOf(today + DAY_MS / 2 - ago * DAY_MS, timeZone));
  return days;
}

function dayOf(at: number, timeZone: string): DemoDay {
  const { year, month, day } = zonedDate(at, timeZone);
  return {
    midnight: periodStarts(at, timeZone).day,
    weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay(),
  };
}

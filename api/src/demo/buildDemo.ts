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
import type { StoredBooking } from '../booking/booking.repository.js';
import { demoAppInfo, demoLanguages, demoPromos, demoSettings } from './business.js';
import { type DemoCarType, demoCarTypes } from './carTypes.js';
import { demandTimes, type DemoDay } from './demand.js';
import { liveThrough } from './history.js';
import { type DemoPeople, demoPeople } from './people.js';
import { seededRandom } from './random.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const SEED = 20_240_611;
export const DEMO_BOOKINGS = 2000;
const DAYS = 365;
/** Trips of the day itself, when it is over. */
const TRIPS_TODAY = 12;
/** A past trip is over and paid by now. */
const OVER_MS = 4 * HOUR_MS;

/** Everything the demo consists of, before any of it is stored. */
export interface Demo {
  settings: Settings;
  appInfo: AppInfo;
  languages: Language[];
  carTypes: DemoCarType[];
  promos: Promo[];
  people: DemoPeople;
  bookings: StoredBooking[];
  entries: LedgerEntry[];
}

/** Makes the demo up, with nothing but the category and the moment: the same for the same, each time. */
export function buildDemo(category: AppCategory, now: number): Demo {
  const random = seededRandom(SEED);
  const settings = { ...defaultSettings, ...demoSettings };
  const { timeZone } = settings;
  const today = periodStarts(now, timeZone).day;
  const founded = today - 440 * DAY_MS;
  const carTypes = demoCarTypes(category, founded, random);
  const people = demoPeople(carTypes, today, random);
  const promos = demoPromos(today, random);
  const languages = demoLanguages(founded, random);

  const days = yearBefore(today, timeZone);
  const lastHour = Math.floor((now - OVER_MS - today) / HOUR_MS);
  const todaysTrips = lastHour < 1 ? 0 : Math.min(TRIPS_TODAY, Math.ceil((TRIPS_TODAY * lastHour) / 20));
  const times = [
    ...demandTimes(days, today - OVER_MS, DEMO_BOOKINGS - todaysTrips, random),
    ...(todaysTrips > 0 ? demandTimes([dayOf(today, timeZone)], now - OVER_MS, todaysTrips, random) : []),
  ];
  const hourOf = (at: number) => Math.floor((at - midnightBefore(days, today, at)) / HOUR_MS);
  const history = liveThrough({ category, settings, carTypes, people, promos, hourOf }, times, random);
  return { settings, appInfo: demoAppInfo, languages, carTypes, promos, people, ...history };
}

/** The days before today, oldest first. */
function yearBefore(today: number, timeZone: string): DemoDay[] {
  const days: DemoDay[] = [];
  // Noon of each day lies in it, whatever the clocks do.
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

function midnightBefore(days: readonly DemoDay[], today: number, at: number): number {
  if (at >= today) return today;
  const index = Math.min(days.length - 1, Math.max(0, DAYS - Math.ceil((today - at) / DAY_MS)));
  const day = days[index] as DemoDay;
  return day.midnight <= at ? day.midnight : (days[index - 1]?.midnight ?? day.midnight);
}

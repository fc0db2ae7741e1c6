import { zonedClock } from '@wayfare/shared';
import { createTimes } from './times.js';

const phrases = { time_named: '%{time} %{zone}', time_for_viewer: '%{time} %{zone}; %{here} for you' };
const timesFor = (readerZone: string) =>
  createTimes(
    'en-US',
    { timeZone: 'America/New_York' },
    (key, values) => phrases[key].replaceAll(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    {
      partsOf: (isThisYear) => ({ month: 'short', day: 'numeric', ...(!isThisYear && { year: 'numeric' }) }),
      readerZone,
    },
  );
const plain = (text: string | null) => text?.replaceAll(/[\u202f\u00a0]/g, ' ');
const morning = zonedClock(20260303, 8 * 60, 'America/New_York');

beforeEach(() => void vi.useFakeTimers({ now: morning, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('writes a trip’s time in the business’s zone, and the reader’s own time where it differs', () => {
  const { tripTime, tripClock, dateTime, time } = timesFor('Asia/Kolkata');
  expect(plain(tripTime(morning))).toBe('Mar 3, 8:00 AM New York time; 6:30 PM for you');
  expect(plain(tripClock(morning))).toBe('8:00 AM New York time; 6:30 PM for you');
  expect(plain(dateTime(morning))).toBe('Mar 3, 8:00 AM New York time');
  expect(plain(time(morning))).toBe('8:00 AM New York time');
});

it('adds a note to a chosen time only where its clock time alone is not clear', () => {
  const repeated = zonedClock(20261101, 90, 'America/New_York');
  expect(plain(timesFor('America/New_York').zoneNote(repeated))).toBe('Nov 1, 1:30 AM EDT');
  expect(timesFor('America/New_York').zoneNote(morning)).toBeNull();
  expect(plain(timesFor('Europe/London').zoneNote(morning))).toBe(
    'Mar 3, 8:00 AM New York time; 1:00 PM for you',
  );
});

it('decides by the business’s calendar what is today, yesterday and this year', () => {
  const { dayName, dateTime } = timesFor('Pacific/Auckland');
  const at = (day: number, hour: number) => zonedClock(day, hour * 60, 'America/New_York');
  expect(dayName(at(20260303, 23))).toBe('today');
  expect(dayName(at(20260302, 1))).toBe('yesterday');
  expect(dayName(at(20260301, 23))).toBe('Sunday, March 1');
  expect(plain(dateTime(at(20251231, 23)))).toBe('Dec 31, 2025, 11:00 PM New York time');
});

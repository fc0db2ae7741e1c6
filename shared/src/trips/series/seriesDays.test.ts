import fc from 'fast-check';
import { dayAfter, dayOf, localTimeOf, weekdayOf } from '../../basics/time/zonedTime.js';
import { ruleDays } from './ruleDays.js';
import { type BusinessDays, partOn, type SeriesPlan, seriesDays } from './seriesDays.js';
import { isSeriesRule, seriesWeekdays, weeklyDays, weeklyRule } from './seriesRule.js';

const weekdays = weeklyRule(['MO', 'TU', 'WE', 'TH', 'FR']);
const plan = (
  changes: Partial<SeriesPlan['parts'][number]> = {},
  more: Partial<SeriesPlan> = {},
): SeriesPlan => ({
  parts: [
    { from: 20_260_302, ruleFrom: 20_260_302, rule: weekdays, minutes: 450, onHolidays: false, ...changes },
  ],
  skipped: [],
  ...more,
});
const inNewYork: BusinessDays = { timeZone: 'America/New_York', holidays: [] };
const daysOf = (asked: SeriesPlan, first: number, last: number, business = inNewYork) =>
  seriesDays(asked, { first, last }, business);

describe('the days of a series', () => {
  it('are those of its rule, without skipped days and holidays: a school run of 20 days with two off', () => {
    const run = plan(
      {},
      {
        until: 20_260_331,
        skipped: [{ day: 20_260_306, by: 'office' }],
      },
    );
    const days = daysOf(run, 20_260_301, 20_261_231, { ...inNewYork, holidays: [20_260_317, 20_260_322] });
    expect(days).toHaveLength(22);
    expect(days.filter(({ without }) => without === null)).toHaveLength(20);
    expect(days.filter(({ without }) => without !== null).map(({ day, without }) => [day, without])).toEqual([
      [20_260_306, 'office'],
      [20_260_317, 'holiday'],
    ]);
  });

  it('are told in the zone of their part, each with its name [4.70]', () => {
    const inPhoenix = plan({ timeZone: 'America/Phoenix' });
    expect(daysOf(inPhoenix, 20_260_306, 20_260_309).map(({ at, timeZone }) => [at, timeZone])).toEqual([
      [Date.parse('2026-03-06T14:30Z'), 'America/Phoenix'],
      [Date.parse('2026-03-09T14:30Z'), 'America/Phoenix'],
    ]);
    expect(daysOf(plan(), 20_260_306, 20_260_306)[0]?.timeZone).toBeNull();
  });

  it('keep the time of the clocks when they change, also at a time that they skip or show twice', () => {
    const times = (minutes: number, first: number, last: number) =>
      daysOf(plan({ rule: 'FREQ=DAILY', minutes }), first, last).map(({ at }) =>
        localTimeOf(at, 'America/New_York'),
      );
    expect(times(450, 20_260_307, 20_260_309)).toEqual([
      '2026-03-07T07:30',
      '2026-03-08T07:30',
      '2026-03-09T07:30',
    ]);
    expect(times(150, 20_260_307, 20_260_309)).toEqual([
      '2026-03-07T02:30',
      '2026-03-08T03:30',
      '2026-03-09T02:30',
    ]);
    const twice = daysOf(plan({ rule: 'FREQ=DAILY', minutes: 90 }), 20_261_101, 20_261_101);
    expect(twice.map(({ at }) => new Date(at).toISOString())).toEqual(['2026-11-01T05:30:00.000Z']);
  });

  it('follow each part until the next one begins, and keep the rhythm of a rule that stays', () => {
    const everySecond = weeklyRule(['MO'], 2);
    const first = {
      from: 20_260_302,
      ruleFrom: 20_260_302,
      rule: everySecond,
      minutes: 450,
      onHolidays: false,
    };
    const later = { ...first, from: 20_260_311, minutes: 480 };
    const changed: SeriesPlan = { parts: [first, later], skipped: [] };
    expect(daysOf(changed, 20_260_301, 20_260_331).map(({ day }) => day)).toEqual([
      20_260_302, 20_260_316, 20_260_330,
    ]);
    expect(daysOf(changed, 20_260_316, 20_260_316)[0]?.at).toBe(Date.parse('2026-03-16T12:00Z'));
    expect(partOn(changed.parts, 20_260_310)).toBe(first);
    expect(partOn(changed.parts, 20_260_311)).toBe(later);
    expect(partOn(changed.parts, 20_260_301)).toBeUndefined();
  });

  it('are in order, unique, within the period, and local days, whatever the rule and the zone', () => {
    const zones = fc.constantFrom('America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'Africa/Cairo');
    const some = fc.uniqueArray(fc.constantFrom(...seriesWeekdays), { minLength: 1 });
    fc.assert(
      fc.property(
        zones,
        some,
        fc.integer({ min: 1, max: 4 }),
        fc.nat(1_439),
        fc.nat(500),
        (timeZone, on, every, minutes, skip) => {
          const start = dayAfter(20_260_101, skip);
          const asked = plan({ from: start, ruleFrom: start, rule: weeklyRule(on, every), minutes });
          const days = daysOf(asked, start, dayAfter(start, 90), { timeZone, holidays: [] });
          const numbers = days.map(({ day }) => day);
          expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
          for (const { day, at } of days) {
            expect(dayOf(at, timeZone)).toBe(day);
            expect(on).toContain(seriesWeekdays[weekdayOf(day)]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

it('counts the trips of a rule from its first day, however late the period begins', () => {
  expect(ruleDays('FREQ=DAILY;COUNT=3', 20_260_301, { first: 20_260_303, last: 20_261_231 })).toEqual([
    20_260_303,
  ]);
  expect(ruleDays('FREQ=MONTHLY;BYDAY=-1FR', 20_260_101, { first: 20_260_301, last: 20_260_531 })).toEqual([
    20_260_327, 20_260_424, 20_260_529,
  ]);
  expect(ruleDays('FREQ=DAILY', 20_260_301, { first: 20_260_101, last: 20_260_228 })).toEqual([]);
});

it('accepts rules of days, each part once, and none that ends or has times by itself', () => {
  for (const rule of [
    weekdays,
    'FREQ=DAILY;INTERVAL=2;COUNT=20',
    'FREQ=MONTHLY;BYDAY=1MO,3MO',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    'FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=1',
  ])
    expect([rule, isSeriesRule(rule)]).toEqual([rule, true]);
  for (const rule of [
    '',
    'FREQ=HOURLY',
    'BYDAY=MO;FREQ=WEEKLY',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=WEEKLY;BYDAY=MO;BYDAY=TU',
    'FREQ=DAILY;UNTIL=20261231',
    'FREQ=DAILY;BYHOUR=9',
    'FREQ=DAILY;COUNT=1000',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;FOO=1',
    'FREQ=DAILY=1',
    'FREQ=DAILY;BYSETPOS=1',
    'FREQ=DAILY\nRRULE:FREQ=HOURLY',
    'FREQ=DAILY;toString=1',
  ])
    expect([rule, isSeriesRule(rule)]).toEqual([rule, false]);
});

it('reads the weekdays of a weekly rule, and of no other', () => {
  expect(weeklyRule(['FR', 'MO'], 2)).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR');
  expect(weeklyDays('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR')).toEqual({ days: ['MO', 'FR'], interval: 2 });
  expect(weeklyDays(weekdays)).toEqual({ days: ['MO', 'TU', 'WE', 'TH', 'FR'], interval: 1 });
  expect(weeklyDays('FREQ=WEEKLY;COUNT=2;BYDAY=MO')).toBeNull();
});

import fc from 'fast-check';
import {
  clocksDiffer,
  dayAfter,
  dayOf,
  isRepeatedTime,
  isTimeZone,
  localTimeOf,
  parseLocalTime,
  periodStarts,
  weekdayOf,
  zonedClock,
  zonedDate,
  zonedDay,
  zonedMinutes,
  zonedStamps,
} from './zonedTime.js';

const utc = (text: string) => Date.parse(`${text}Z`);
const starts = (text: string, zone: string) => {
  const { day, month } = periodStarts(utc(text), zone);
  return [day, month].map((at) => new Date(at).toISOString().slice(0, 16));
};

describe('periodStarts', () => {
  it('starts day and month at local midnight, including on days of 23, 24 and 25 hours', () => {
    const rows: [zone: string, at: string, day: string, month: string][] = [
      ['UTC', '2024-03-10T23:59:59.999', '2024-03-10T00:00', '2024-03-01T00:00'],
      // Clocks go forward at 07:00 UTC: the day has 23 hours.
      ['America/New_York', '2024-03-10T04:59:59.999', '2024-03-09T05:00', '2024-03-01T05:00'],
      ['America/New_York', '2024-03-10T05:00', '2024-03-10T05:00', '2024-03-01T05:00'],
      ['America/New_York', '2024-03-11T03:59', '2024-03-10T05:00', '2024-03-01T05:00'],
      ['America/New_York', '2024-03-11T04:00', '2024-03-11T04:00', '2024-03-01T05:00'],
      // And back at 06:00 UTC: 25 hours.
      ['America/New_York', '2024-11-03T04:00', '2024-11-03T04:00', '2024-11-01T04:00'],
      ['America/New_York', '2024-11-04T04:59', '2024-11-03T04:00', '2024-11-01T04:00'],
      ['America/New_York', '2024-11-04T05:00', '2024-11-04T05:00', '2024-11-01T04:00'],
      // A half-hour offset, no clock change.
      ['Asia/Kolkata', '2024-05-31T18:29:59.999', '2024-05-30T18:30', '2024-04-30T18:30'],
      ['Asia/Kolkata', '2024-05-31T18:30', '2024-05-31T18:30', '2024-05-31T18:30'],
      // Apia crossed the date line: December 29, 2011 was followed by December 31.
      ['Pacific/Apia', '2011-12-30T09:59', '2011-12-29T10:00', '2011-12-01T10:00'],
      ['Pacific/Apia', '2011-12-30T10:00', '2011-12-30T10:00', '2011-12-01T10:00'],
      ['Pacific/Apia', '2024-06-01T12:00', '2024-06-01T11:00', '2024-05-31T11:00'],
      // Clocks change at midnight: the day starts at 01:00, or midnight occurs twice.
      ['America/Sao_Paulo', '2018-11-04T12:00', '2018-11-04T03:00', '2018-11-01T03:00'],
      ['America/Sao_Paulo', '2018-02-18T12:00', '2018-02-18T03:00', '2018-02-01T02:00'],
      ['Asia/Beirut', '2022-03-27T12:00', '2022-03-26T22:00', '2022-02-28T22:00'],
      ['Australia/Sydney', '2024-04-07T02:00', '2024-04-06T13:00', '2024-03-31T13:00'],
      ['Australia/Sydney', '2024-10-06T02:00', '2024-10-05T14:00', '2024-09-30T14:00'],
    ];
    expect(rows.map(([zone, at]) => [zone, at, ...starts(at, zone)])).toEqual(rows);
  });

  it('starts a day at its first moment, in any zone at any time', () => {
    const zones = ['America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'America/Sao_Paulo', 'Asia/Beirut'];
    const moment = fc.integer({ min: utc('2005-01-01T00:00'), max: utc('2035-01-01T00:00') });
    fc.assert(
      fc.property(fc.constantFrom(...zones), moment, (zone, at) => {
        const { day, month } = periodStarts(at, zone);
        expect(zonedDate(day, zone)).toEqual(zonedDate(at, zone));
        expect(zonedDate(day - 1, zone)).not.toEqual(zonedDate(at, zone));
        expect(zonedDate(month, zone)).toEqual({ ...zonedDate(at, zone), day: 1 });
        expect(day).toBeLessThanOrEqual(at);
        expect(month).toBeLessThanOrEqual(day);
      }),
    );
  });
});

describe('zonedDate', () => {
  it('is the local calendar date, with months from 1', () => {
    const at = utc('2024-12-31T23:30');
    expect(zonedDate(at, 'UTC')).toEqual({ year: 2024, month: 12, day: 31 });
    expect(zonedDate(at, 'Asia/Kolkata')).toEqual({ year: 2025, month: 1, day: 1 });
    expect(zonedDate(at, 'America/New_York')).toEqual({ year: 2024, month: 12, day: 31 });
  });
});

describe('isTimeZone', () => {
  it('accepts time zone names only', () => {
    expect(['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia'].filter(isTimeZone)).toHaveLength(4);
    expect(['', 'Mars/Olympus', 'New York', '../etc'].filter(isTimeZone)).toEqual([]);
  });
});

describe('zonedStamps', () => {
  it('formats date and time of day in a zone', () => {
    const rows: [zone: string, at: string, date: string, time: string][] = [
      ['UTC', '2024-03-10T00:00', '2024-03-10', '00:00'],
      ['America/New_York', '2024-03-10T04:59', '2024-03-09', '23:59'],
      ['America/New_York', '2024-03-10T07:00', '2024-03-10', '03:00'],
      ['Asia/Kathmandu', '2023-12-31T18:15', '2024-01-01', '00:00'],
    ];
    for (const [zone, at, date, time] of rows) expect(zonedStamps(zone)(utc(at))).toEqual({ date, time });
  });
});

describe('days as numbers', () => {
  it('are counted across months, and know their weekday', () => {
    expect([dayAfter(20260228, 1), dayAfter(20260301, -1), dayAfter(20261231, 1)]).toEqual([
      20260301, 20260228, 20270101,
    ]);
    expect([20260302, 20260308].map(weekdayOf)).toEqual([0, 6]);
    expect(dayOf(Date.parse('2026-03-03T04:59Z'), 'America/New_York')).toBe(20260302);
  });

  it.each([
    ['America/New_York', 20260308, 23],
    ['America/New_York', 20261101, 25],
    ['America/Santiago', 20260906, 23],
    ['Asia/Kolkata', 20260308, 24],
  ])('in %s, %i lasts %i hours', (zone, day, hours) => {
    const { start, end } = zonedDay(day, zone);
    expect((end - start) / 3_600_000).toBe(hours);
    expect(zonedMinutes(start, zone)).toBe(zone === 'America/Santiago' ? 60 : 0);
  });

  it.each([
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30Z', '2026-03-08T03:30'],
    ['Europe/London', '2026-03-29T01:30', '2026-03-29T01:30Z', '2026-03-29T02:30'],
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30Z', '2026-03-29T03:30'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45Z', '2026-10-04T02:45'],
    ['Pacific/Auckland', '2026-09-27T02:30', '2026-09-26T14:30Z', '2026-09-27T03:30'],
    ['America/Santiago', '2026-09-06T00:00', '2026-09-06T04:00Z', '2026-09-06T01:00'],
  ])('in %s, moves the skipped time %s forward by the gap', (zone, typed, at, shown) => {
    expect(parseLocalTime(typed, zone)).toBe(Date.parse(at));
    expect(localTimeOf(Date.parse(at), zone)).toBe(shown);
  });

  it.each([
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30Z', '2026-11-01T06:30Z'],
    ['Europe/London', '2026-10-25T01:30', '2026-10-25T00:30Z', '2026-10-25T01:30Z'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45Z', '2026-04-04T15:15Z'],
    ['Pacific/Auckland', '2026-04-05T02:30', '2026-04-04T13:30Z', '2026-04-04T14:30Z'],
    ['America/Havana', '2026-11-01T00:00', '2026-11-01T04:00Z', '2026-11-01T05:00Z'],
  ])('in %s, takes the earlier of the two times %s', (zone, typed, first, second) => {
    const day = Number(typed.slice(0, 10).replaceAll('-', ''));
    const minutes = Number(typed.slice(11, 13)) * 60 + Number(typed.slice(14));
    expect(zonedClock(day, minutes, zone)).toBe(Date.parse(first));
    expect(parseLocalTime(typed, zone)).toBe(Date.parse(first));
    expect([first, second].map((at) => localTimeOf(Date.parse(at), zone))).toEqual([typed, typed]);
    expect([first, second].map((at) => isRepeatedTime(Date.parse(at), zone))).toEqual([true, true]);
    expect(isRepeatedTime(Date.parse(first) - 2 * 3_600_000, zone)).toBe(false);
  });

  it('never repeats or skips a time where clocks do not change', () => {
    expect(parseLocalTime('2026-03-08T02:30', 'Asia/Kolkata')).toBe(Date.parse('2026-03-07T21:00Z'));
    expect(isRepeatedTime(Date.parse('2026-11-01T05:30Z'), 'Asia/Kolkata')).toBe(false);
  });

  it.each(['America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Pacific/Auckland', 'Asia/Kolkata'])(
    'in %s, finds every time again by what the clocks show, or its earlier twin',
    (zone) => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 525_600 }), (minute) => {
          const at = Date.UTC(2026, 0, 1) + minute * 60_000;
          const found = parseLocalTime(localTimeOf(at, zone), zone) as number;
          expect(found === at || (found < at && isRepeatedTime(at, zone))).toBe(true);
          expect(localTimeOf(found, zone)).toBe(localTimeOf(at, zone));
        }),
      );
    },
  );

  it.each(['', 'tomorrow', '2026-02-31T10:00', '2026-13-01T10:00', '2026-03-02'])(
    'reads no time from "%s"',
    (typed) => {
      expect(parseLocalTime(typed, 'America/New_York')).toBeNull();
    },
  );

  it('compares the clocks of two zones at a point in time, not their names', () => {
    const at = Date.parse('2026-03-15T12:00Z');
    expect(clocksDiffer(at, 'America/New_York', 'America/Toronto')).toBe(false);
    expect(clocksDiffer(at, 'Europe/London', 'UTC')).toBe(false);
    expect(clocksDiffer(Date.parse('2026-07-15T12:00Z'), 'Europe/London', 'UTC')).toBe(true);
  });
});

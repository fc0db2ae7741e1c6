import fc from 'fast-check';
import {
  dayAfter,
  dayOf,
  isTimeZone,
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

  it('takes a time that the clocks skip as the one an hour later', () => {
    expect(zonedClock(20260308, 150, 'America/New_York')).toBe(Date.parse('2026-03-08T07:30Z'));
    expect(zonedClock(20260329, 150, 'Europe/Berlin')).toBe(Date.parse('2026-03-29T01:30Z'));
    expect(zonedClock(20260308, 600, 'America/New_York')).toBe(Date.parse('2026-03-08T14:00Z'));
  });
});

import { shiftEndAt, shiftsOn, spanOn, worksThrough } from './workingHours.js';
import { type WorkingHours, workingHoursSchema } from './workingHours.schema.js';

const HOUR = 3_600_000;
const NEW_YORK = 'America/New_York';
const nine = { from: 540, to: 1020 };
const hours = (fields: Partial<WorkingHours> = {}): WorkingHours => ({
  week: [nine, nine, nine, nine, nine, null, null],
  exceptions: [],
  ...fields,
});
const at = (text: string) => Date.parse(text);

describe('spanOn', () => {
  it('takes the weekday, from Monday on, unless the date has an exception', () => {
    const short = { from: 600, to: 720 };
    const own = hours({
      exceptions: [
        { day: 20260302, span: null },
        { day: 20260307, span: short },
      ],
    });
    expect([20260302, 20260303, 20260306, 20260307, 20260308].map((day) => spanOn(own, day))).toEqual([
      null,
      nine,
      nine,
      short,
      null,
    ]);
  });
});

describe('shiftsOn', () => {
  it('gives the shift of a day in the time zone of the business', () => {
    expect(shiftsOn(hours(), 20260302, NEW_YORK)).toEqual([
      { from: at('2026-03-02T14:00Z'), to: at('2026-03-02T22:00Z') },
    ]);
    expect(shiftsOn(hours(), 20260307, NEW_YORK)).toEqual([]);
  });

  it('keeps a shift that ends on the next day on both days', () => {
    const night = hours({ week: [{ from: 1320, to: 360 }, null, null, null, null, null, null] });
    const shift = { from: at('2026-03-03T03:00Z'), to: at('2026-03-03T11:00Z') };
    expect([20260302, 20260303, 20260304].map((day) => shiftsOn(night, day, NEW_YORK))).toEqual([
      [shift],
      [shift],
      [],
    ]);
  });

  it('joins shifts that follow each other at once', () => {
    const always = hours({ week: Array.from({ length: 7 }, () => ({ from: 0, to: 0 })) });
    const [only, ...more] = shiftsOn(always, 20260304, 'UTC');
    expect(more).toEqual([]);
    expect(only).toEqual({ from: at('2026-03-03T00:00Z'), to: at('2026-03-06T00:00Z') });
  });

  it.each([
    ['go forward', 20260308, 7],
    ['go back', 20261101, 9],
  ])('counts the hours that pass when clocks %s during a shift', (_, day, length) => {
    const early = hours({ exceptions: [{ day, span: { from: 0, to: 480 } }] });
    const [shift] = shiftsOn(early, day, NEW_YORK);
    expect(((shift?.to ?? 0) - (shift?.from ?? 0)) / HOUR).toBe(length);
  });
});

describe('shiftEndAt', () => {
  it('is the end of the shift under way, from its start until just before its end', () => {
    const end = at('2026-03-02T17:00Z');
    const ends = ['08:59', '09:00', '16:59', '17:00'].map((time) =>
      shiftEndAt(hours(), at(`2026-03-02T${time}Z`), 'UTC'),
    );
    expect(ends).toEqual([null, end, end, null]);
  });
});

it('works through a time only if one shift contains all of it', () => {
  const shifts = [
    { from: 10, to: 20 },
    { from: 21, to: 30 },
  ];
  const times = [
    [10, 20],
    [9, 20],
    [10, 21],
    [19, 22],
  ] as const;
  expect(times.map(([from, to]) => worksThrough(shifts, from, to))).toEqual([true, false, false, false]);
});

describe('workingHoursSchema', () => {
  const accepts = (value: unknown) => workingHoursSchema.safeParse(value).success;

  it('needs seven days, times of a day, and each date once', () => {
    expect(accepts(hours())).toBe(true);
    expect(accepts({ ...hours(), week: [nine] })).toBe(false);
    expect(accepts({ ...hours(), week: [{ from: 0, to: 1440 }, null, null, null, null, null, null] })).toBe(
      false,
    );
    const date = { day: 20260302, span: null };
    expect(accepts(hours({ exceptions: [date] }))).toBe(true);
    expect(accepts(hours({ exceptions: [date, date] }))).toBe(false);
    expect(accepts(hours({ exceptions: [{ day: 20260230, span: null }] }))).toBe(false);
  });
});

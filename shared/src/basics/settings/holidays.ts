const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * The days (yyyymmdd) of a list of dates, such as `2026-12-25, 2026-12-26`; null if one of them is no date.
 */
export function holidayDays(text: string | null | undefined): number[] | null {
  const dates = (text ?? '').split(/[\s,;]+/).filter(Boolean);
  const days = dates.flatMap((date) => dayOfDate(date) ?? []);
  return days.length === dates.length ? days : null;
}

function dayOfDate(date: string): number | null {
  const [, year, month, day] = DATE.exec(date) ?? [];
  const found = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(found.getTime()) || !found.toISOString().startsWith(date)) return null;
  return Number(year) * 10_000 + Number(month) * 100 + Number(day);
}

/** A month yyyymm in the format of a month input. */
export const monthInput = (month: unknown): string =>
  typeof month === 'number' ? `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}` : '';

/** The value of a month input as yyyymm; null if empty or incomplete. */
export function parseMonth(text: string): number | null {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  return year && month ? Number(year) * 100 + Number(month) : null;
}

/** The name of a month yyyymm in the user's language. */
export function nameOfMonth(month: number, locale: string, style: 'long' | 'short' = 'long'): string {
  const at = Date.UTC(Math.floor(month / 100), (month % 100) - 1);
  return new Intl.DateTimeFormat(locale, {
    month: style,
    ...(style === 'short' && { year: '2-digit' }),
    timeZone: 'UTC',
  }).format(at);
}

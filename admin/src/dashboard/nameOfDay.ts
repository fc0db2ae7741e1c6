/** A day yyyymmdd in the reader's language: short as a chart has room for, or with its weekday. */
export function nameOfDay(day: number, locale: string, style: 'short' | 'long' = 'short'): string {
  const at = Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100);
  const weekday = style === 'long' && ({ weekday: 'short', year: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...weekday,
    timeZone: 'UTC',
  }).format(at);
}

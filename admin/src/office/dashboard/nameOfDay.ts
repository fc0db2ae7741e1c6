/** A day yyyymmdd in the user's language: short enough for a chart, or with its weekday. */
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

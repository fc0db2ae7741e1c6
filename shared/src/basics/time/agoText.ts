const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long ago something was, in the words of a locale, rounded down: `2 minutes ago`, `3 hours ago`,
 * `4 days ago`. Null for less than a minute.
 * @param ms the time that has passed since
 */
export function agoText(ms: number, locale: string): string | null {
  if (ms < MINUTE_MS) return null;
  const [unit, length] =
    ms >= DAY_MS
      ? (['day', DAY_MS] as const)
      : ms >= HOUR_MS
        ? (['hour', HOUR_MS] as const)
        : (['minute', MINUTE_MS] as const);
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor(ms / length), unit);
}

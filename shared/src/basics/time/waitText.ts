const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
/** Shorter waits than this, in seconds, are written in minutes. */
const IN_HOURS_FROM_S = 2 * HOUR_S;

/**
 * A time to wait, in the words of a locale, rounded up: `1 minute`, `35 minutes`, `3 hours`.
 * @param seconds how long to wait; anything above 0 is at least a minute
 */
export function waitText(seconds: number, locale: string): string {
  const isHours = seconds >= IN_HOURS_FROM_S;
  const count = Math.max(1, Math.ceil(seconds / (isHours ? HOUR_S : MINUTE_S)));
  const unit = isHours ? 'hour' : 'minute';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

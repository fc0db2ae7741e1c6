/** How long a driver was online on a day (yyyymmdd), without the time since they last went online. */
export interface OnlineDay {
  day: number;
  ms: number;
}

/**
 * The fields from which a driver's online time is computed. `onlineSince` is a ms timestamp, absent while
 * they are offline.
 */
export interface OnlineTimes {
  onlineSince?: number | null | undefined;
  online?: OnlineDay | null | undefined;
}

/** The current day: its date as yyyymmdd, its start and the current time as ms timestamps. */
export interface Today {
  day: number;
  start: number;
  now: number;
}

/** How long a driver has been online today, in ms. */
export function onlineToday({ onlineSince, online }: OnlineTimes, { day, start, now }: Today): number {
  const earlier = online?.day === day ? online.ms : 0;
  const running = onlineSince ? Math.max(0, now - Math.max(onlineSince, start)) : 0;
  return earlier + running;
}

/**
 * Returns the changes of these times when a driver goes online or offline; none for a driver who already is.
 */
export function onlineChange(
  driver: OnlineTimes & { driverActiveStatus?: boolean | undefined },
  goesOnline: boolean,
  today: Today,
) {
  if (goesOnline === (driver.driverActiveStatus === true)) return {};
  return goesOnline
    ? { onlineSince: today.now, idleSince: today.now }
    : { onlineSince: null, online: { day: today.day, ms: onlineToday(driver, today) } };
}

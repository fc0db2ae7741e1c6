const DAY = 24 * 60 * 60_000;
/** The last days that count as current use. */
const SHOWN_DAYS = 30;

/** The day of a ms timestamp, as a UTC date. */
export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The first day whose calls are shown and kept. */
export const firstShownDay = (now: number) => dayOf(now - (SHOWN_DAYS - 1) * DAY);

export const SECOND = 1_000;
export const HOUR = 60 * 60 * SECOND;
export const DAY = 24 * HOUR;

/** Recurring work of an entity. Any process may run it, and it may be interrupted at any point. */
export interface DueWork<Services> {
  /** A description of the work. The log contains it when the work fails. */
  name: string;
  /** How many items it takes at a time; 100 if omitted. */
  batch?: number;
  run(limit: number, services: Services): Promise<unknown>;
}

/** The recurring work of an entity, by a short name. */
export type DueWorkOfEntity<Services> = Readonly<Record<string, DueWork<Services>>>;

/**
 * Work that runs in order on one timer. Each lane waits for its own last run to end, and for no other lane.
 */
export interface Lane<Services> {
  everyMs: number;
  work: readonly DueWork<Services>[];
}

/** All recurring work of the product. */
export interface Schedule<Services> {
  lanes: readonly Lane<Services>[];
  /** Runs in order once the lanes have stopped. */
  atStop: readonly DueWork<Services>[];
}

/** The recurring work of an area, by how soon someone needs it. */
export interface AreaWork<Services> {
  /** Work whose results users wait for. */
  awaited?: readonly DueWork<Services>[];
  /** Records events that webhooks report. */
  events?: readonly DueWork<Services>[];
  /** Finishes work of requests whose process crashed, and ends bookings and sign-ins whose time is over. */
  leftBehind?: readonly DueWork<Services>[];
  /** Work with a timer of its own, so that nothing else delays it. */
  lanes?: readonly Lane<Services>[];
  /** Deletes data that is no longer needed. */
  hourly?: readonly DueWork<Services>[];
  /** Runs in order once the lanes have stopped. */
  atStop?: readonly DueWork<Services>[];
}

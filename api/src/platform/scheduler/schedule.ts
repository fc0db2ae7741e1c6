import type { Services } from '../../services.js';

/** Recurring work of an entity. It does what is due, in any process, and may be interrupted at any point. */
export interface DueWork {
  /** What it does. The log names it when it fails. */
  name: string;
  /** How many items it takes at a time; 100 if omitted. */
  batch?: number;
  run(limit: number, services: Services): Promise<unknown>;
}

/** The recurring work of an entity, by a short name. */
export type DueWorkOfEntity = Readonly<Record<string, DueWork>>;

/** Work that runs in order on one timer. Each lane waits for its own last run to end, and for no other lane. */
export interface Lane {
  everyMs: number;
  work: readonly DueWork[];
}

/** All recurring work of the product. */
export interface Schedule {
  lanes: readonly Lane[];
  /** Runs in order once the lanes have stopped. */
  atStop: readonly DueWork[];
}

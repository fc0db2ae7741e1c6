import type { LatLng } from '@wayfare/shared';
import { database } from './database.js';
import type { QueueStore } from './deliverQueue.js';
import { ownVisits } from './ownVisit.js';
import {
  CHANGE_STEP,
  type PositionEntry,
  type QueuedStepName,
  type QueueEntry,
  type StepEntry,
  timeAfter,
} from './driverQueue.js';

/** The contents of a driver's queue. */
export interface Waiting {
  steps: readonly StepEntry[];
  positions: number;
  /** The positions themselves, in order. */
  fixes: readonly PositionEntry[];
  /** When the first entry happened, a ms timestamp; null if the queue is empty. */
  since: number | null;
}

export const nothingWaits: Waiting = { steps: [], positions: 0, fixes: [], since: null };

/** A step as the driver takes it. */
export interface TakenStep {
  booking: string;
  name: QueuedStepName;
  body: Record<string, unknown>;
}

/**
 * Adds a step to a driver's queue. One that already waits, such as from another tab, is not added again,
 * except changes of the way: each follows the last.
 */
export async function addStep(driver: string, step: TakenStep, now: number): Promise<void> {
  await add(driver, now, async ({ at, queued, marks }) => {
    const waits = (await queued()).some(
      (entry) => entry.kind === 'step' && entry.booking === step.booking && entry.name === step.name,
    );
    const isAdded = !waits || step.name === CHANGE_STEP;
    return isAdded ? { entry: { ...step, kind: 'step', driver, at }, marks: { ...marks, at } } : null;
  });
}

/** A position to keep: `at` is when it was measured, a ms timestamp. */
export interface KeptPosition extends LatLng {
  at: number;
  /** How far off it may be, in meters. */
  accuracyM?: number;
}

/**
 * Adds a position to a driver's queue, unless one was added in the last `everyMs`: all tabs of a device
 * together report no more often. Returns whether it was added.
 */
export const addPosition = (
  driver: string,
  { at: measuredAt, ...place }: KeptPosition,
  now: number,
  everyMs: number,
): Promise<boolean> =>
  add(driver, measuredAt, async ({ at, marks }) =>
    now - marks.position < everyMs && now >= marks.position
      ? null
      : { entry: { ...place, kind: 'position', driver, at }, marks: { at, position: now } },
  );

type NewEntry = {
  [Kind in QueueEntry['kind']]: Omit<Extract<QueueEntry, { kind: Kind }>, 'seq'>;
}[QueueEntry['kind']];
interface Marks {
  at: number;
  position: number;
}

/** Adds the entry that `decide` makes, in one transaction with the time of the last one. */
async function add(
  driver: string,
  now: number,
  decide: (state: {
    at: number;
    marks: Marks;
    queued: () => Promise<QueueEntry[]>;
  }) => Promise<{ entry: NewEntry; marks: Marks } | null>,
): Promise<boolean> {
  const kept = await database();
  // A device that its user has left stores no more of their positions.
  if (ownVisits.current().isOver()) return false;
  const transaction = kept.transaction(['queue', 'marks'], 'readwrite');
  const [queue, marked] = [transaction.objectStore('queue'), transaction.objectStore('marks')];
  const marks = (await marked.get(driver)) ?? { at: 0, position: 0 };
  const decided = await decide({
    marks,
    at: timeAfter(marks.at, now),
    queued: () => queue.index('driver').getAll(driver),
  });
  if (decided) {
    // The database assigns `seq`.
    await queue.add(decided.entry as QueueEntry);
    await marked.put(decided.marks, driver);
  }
  await transaction.done;
  return decided !== null;
}

/**
 * Replaces the body of a step, so that it is sent again. Its time does not change, because that is when the
 * step happened.
 */
export async function correctStep(seq: number, body: Record<string, unknown>): Promise<void> {
  const transaction = (await database()).transaction('queue', 'readwrite');
  const step = await transaction.store.get(seq);
  if (step?.kind === 'step') {
    const { seq: place, driver, at, booking, name } = step;
    await transaction.store.put({ kind: 'step', seq: place, driver, at, booking, name, body });
  }
  await transaction.done;
}

/** Returns the current contents of a driver's queue. */
export async function waitingOf(driver: string): Promise<Waiting> {
  const entries = await entriesOf(driver);
  const steps = entries.filter((entry) => entry.kind === 'step');
  const fixes = entries.filter((entry) => entry.kind === 'position');
  return { steps, positions: fixes.length, fixes, since: entries[0]?.at ?? null };
}

const entriesOf = async (driver: string) => (await database()).getAllFromIndex('queue', 'driver', driver);

/** A driver's queue in the browser's database. */
export const queueStoreOf = (driver: string): QueueStore => ({
  entries: () => entriesOf(driver),
  async apply({ remove, hold }) {
    const transaction = (await database()).transaction('queue', 'readwrite');
    for (const seq of remove) await transaction.store.delete(seq);
    const held = hold && (await transaction.store.get(hold.seq));
    if (hold && held?.kind === 'step') await transaction.store.put({ ...held, problem: hold.problem });
    await transaction.done;
  },
});

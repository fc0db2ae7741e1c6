import { type DrivenModel, drivenBy } from './driver.js';
import { plain } from './plain.js';

/** A document waiting for a worker. The worker that takes it has it exclusively for a while. */
export interface DueEntry {
  id: string;
  /** When it was created, ms timestamp. */
  at: number;
  /** The number of times it was taken. */
  tries: number;
}

/**
 * A queue of a collection's documents with a `dueAt` (with a partial index). One worker at a time handles
 * each.
 */
export interface DueQueue<T extends DueEntry> {
  /** Takes a due entry. Other workers get it only after `until`, when the first one must have crashed. */
  takeDue(now: number, until: number): Promise<T | null>;
  tryAgainAt(id: string, dueAt: number): Promise<void>;
  /** Marks it as done. */
  finish(id: string): Promise<void>;
}

/** `forgotten` lists fields to remove from a finished entry. */
export function dueQueue<T extends DueEntry>(
  model: DrivenModel,
  forgotten: readonly string[] = [],
): DueQueue<T> {
  const { collection } = drivenBy(model);
  return {
    async takeDue(now, until) {
      const taken = await collection.findOneAndUpdate(
        { dueAt: { $lte: now } },
        { $set: { dueAt: until }, $inc: { tries: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      );
      return taken ? plain<T>(taken) : null;
    },
    async tryAgainAt(id, dueAt) {
      await collection.updateOne({ _id: id, dueAt: { $gte: 0 } }, { $set: { dueAt } });
    },
    async finish(id) {
      const lost = Object.fromEntries(forgotten.map((field) => [field, 1]));
      await collection.updateOne({ _id: id }, { $unset: { dueAt: 1, ...lost } });
    },
  };
}

import { type DrivenModel, drivenBy } from './driver.js';
import { plain } from './plain.js';

/** A document that waits for a worker: who takes it has it for itself for a while. */
export interface DueEntry {
  id: string;
  /** When it was made, ms timestamp. */
  at: number;
  /** How often it has been taken. */
  tries: number;
}

/** The queue of a collection's documents that have a `dueAt` (with a partial index): each is worked on by one at a time. */
export interface DueQueue<T extends DueEntry> {
  /** Takes an entry that is due. Nobody else gets it before `until`, when whoever took it must have died. */
  takeDue(now: number, until: number): Promise<T | null>;
  tryAgainAt(id: string, dueAt: number): Promise<void>;
  /** There is nothing left to do for it. */
  finish(id: string): Promise<void>;
}

/** `forgotten` are fields an entry loses with its end. */
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

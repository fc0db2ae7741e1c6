import type { Run } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { writeUnlessTaken } from '../database/duplicateKey.js';
import { plain } from '../database/plain.js';
import { runModel } from './run.model.js';

export type StoredRun = Omit<Run<unknown>, 'state'> & {
  state: 'running' | 'done' | 'failed' | 'cancelled';
  beatAt: number;
};

/** All queries on long-running work for admins. */
export function runRepository(connection: Connection) {
  const model = runModel(connection);
  return {
    async find(id: string) {
      const found = await model.findOne({ _id: id }).lean();
      return found ? plain<StoredRun>(found) : null;
    },

    /**
     * Starts a run unless another one is running with a heartbeat since `aliveSince`. Returns false when
     * there is.
     */
    async begin(id: string, { token, at, aliveSince }: { token: string; at: number; aliveSince: number }) {
      return writeUnlessTaken(() =>
        model.updateOne(
          { _id: id, $or: [{ state: { $ne: 'running' } }, { beatAt: { $lt: aliveSince } }] },
          { $set: { token, state: 'running', startedAt: at, beatAt: at, done: 0, total: 0 } },
          { upsert: true },
        ),
      );
    },

    /**
     * Stores a heartbeat with the progress. Returns false when the run must stop: it was canceled, or another
     * replaced it.
     */
    async beat(id: string, token: string, progress: { at: number; done: number; total: number }) {
      const { at: beatAt, done, total } = progress;
      const met = await model.updateOne(
        { _id: id, token, state: 'running' },
        { $set: { beatAt, done, total } },
      );
      return met.matchedCount === 1;
    },

    /** Finishes a run with its result. */
    async finish(
      id: string,
      token: string,
      { at, ...reached }: { at: number; done: number; total: number; result: unknown },
    ) {
      await model.updateOne(
        { _id: id, token, state: 'running' },
        { $set: { state: 'done', finishedAt: at, ...reached } },
      );
    },

    async fail(id: string, token: string) {
      await model.updateOne({ _id: id, token, state: 'running' }, { $set: { state: 'failed' } });
    },

    /** Releases the run, so that it can be restarted immediately. */
    async leave(id: string, token: string) {
      await model.updateOne({ _id: id, token, state: 'running' }, { $set: { token: '', beatAt: 0 } });
    },

    /** Cancels any run; it stops at its next heartbeat. */
    async cancel(id: string) {
      await model.updateOne({ _id: id, state: 'running' }, { $set: { state: 'cancelled' } });
    },
  };
}

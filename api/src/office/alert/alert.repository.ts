import { type AlertKind, alertKinds, alertStates, type Scope } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { collectionWrites } from '../../platform/crud/collectionWrites.js';
import { writeUnlessTaken } from '../../platform/database/duplicateKey.js';
import { plain, plainAll } from '../../platform/database/plain.js';
import {
  type PendingEvent,
  pendingEvents,
  webhookEventsField,
  webhookEventsIndex,
  withEvents,
} from '../../messages/webhook/pendingEvents.js';
import type { StoredAlert } from './storedAlert.js';

const storedAlertSchema = new Schema(
  {
    _id: String,
    kind: { type: String, enum: alertKinds, required: true },
    state: { type: String, enum: alertStates, required: true },
    booking: { type: String, required: true },
    reference: { type: String, required: true },
    series: String,
    reason: String,
    driver: { type: String, default: null },
    fleetadmin: { type: String, default: null },
    openedAt: { type: Number, required: true },
    by: { type: String, default: null },
    owner: { type: String, default: null },
    ownedAt: Number,
    snoozedUntil: { type: Number, default: null },
    resolvedAt: { type: Number, default: null },
    resolvedBy: { type: String, default: null },
    resolvedMs: { type: Number, default: null },
    cause: String,
    search: [String],
    webhookEvents: webhookEventsField,
  },
  { versionKey: false },
);

// A cause has one alert, also if several processes notice it. Also finds the alerts whose causes may have
// ended.
storedAlertSchema.index(
  { cause: 1 },
  { unique: true, partialFilterExpression: { cause: { $exists: true } }, name: 'alert_of_cause' },
);
// The panel's list, newest first: all, open ones, and by kind, trip, driver, owner and fleet.
storedAlertSchema.index({ openedAt: -1, _id: -1 });
storedAlertSchema.index({ state: 1, openedAt: -1, _id: -1 });
storedAlertSchema.index({ kind: 1, openedAt: -1, _id: -1 });
storedAlertSchema.index({ booking: 1, openedAt: -1, _id: -1 });
storedAlertSchema.index({ driver: 1, openedAt: -1, _id: -1 });
storedAlertSchema.index({ owner: 1, openedAt: -1, _id: -1 });
storedAlertSchema.index({ fleetadmin: 1, openedAt: -1, _id: -1 });
storedAlertSchema.index({ search: 1, openedAt: -1 });
storedAlertSchema.index(...webhookEventsIndex);

/** How an alert ends: who ended it, null for its cause; and whether the cause is over too. */
interface Resolution {
  by: string | null;
  at: number;
  isCauseOver: boolean;
  events: readonly PendingEvent[];
}

/** All queries on alerts. */
export function alertRepository(connection: Connection) {
  const model = connection.model('Alert', storedAlertSchema, 'alerts');
  const change = async (filter: object, update: object): Promise<StoredAlert | null> => {
    const found = await model.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean();
    return found ? plain<StoredAlert>(found) : null;
  };
  return {
    ...collectionLists<StoredAlert>(model, { search: 0 }),
    ...pendingEvents<StoredAlert>(model),
    findById: collectionWrites<StoredAlert>(model).findById,

    /** Stores a new alert. Returns false if its cause already has one. */
    async open({ id, ...fields }: StoredAlert): Promise<boolean> {
      return writeUnlessTaken(() => model.create({ ...fields, _id: id }));
    },

    /** Alerts whose causes last as far as is known. */
    async lasting(limit: number): Promise<StoredAlert[]> {
      const found = await model
        .find({ cause: { $exists: true } }, { search: 0 })
        .limit(limit)
        .lean();
      return plainAll<StoredAlert>(found);
    },

    /** Resolves an open alert. Returns null if it no longer is. */
    resolve: ({ id, openedAt }: StoredAlert, { by, at, isCauseOver, events }: Resolution) =>
      change(
        { _id: id, state: 'open' },
        {
          $set: { state: 'resolved', resolvedAt: at, resolvedBy: by, resolvedMs: at - openedAt },
          ...(isCauseOver && { $unset: { cause: 1 } }),
          ...withEvents(events),
        },
      ),

    /**
     * Records that the cause of a resolved alert is over. If the cause occurs again, it opens a new alert.
     */
    async endCause(id: string) {
      await model.updateOne({ _id: id, state: 'resolved' }, { $unset: { cause: 1 } });
    },

    /**
     * Gives an open alert another owner at a time (ms timestamp), if it still has the one that was seen.
     * Returns null otherwise.
     */
    giveTo: (id: string, { owner, seen, at }: { owner: string | null; seen: string | null; at: number }) =>
      change({ _id: id, state: 'open', owner: seen }, { $set: { owner, ownedAt: at } }),

    /** How many open alerts an admin owns. */
    countOwned: (owner: string) => model.countDocuments({ owner, state: 'open' }),

    /** Lets the open alerts of a deleted admin have no owner. */
    async releaseOf(owner: string) {
      await model.updateMany({ owner, state: 'open' }, { $set: { owner: null } });
    },

    /** Gives the open alerts of a fleet admin's drivers to another one. Safe to repeat. */
    async moveFleet(from: string, to: string) {
      await model.updateMany({ fleetadmin: from, state: 'open' }, { $set: { fleetadmin: to } });
    },

    snooze: (id: string, until: number) =>
      change({ _id: id, state: 'open' }, { $set: { snoozedUntil: until } }),

    /** How many alerts in a scope are open, at most `limit`. */
    countOpenIn: (scope: Scope, limit: number) =>
      model.countDocuments({ state: 'open', ...(scope !== 'all' && { $or: [...scope] }) }, { limit }),

    /** How many alerts of a kind are open, at most `limit`. */
    countOpen: (kind: AlertKind, limit: number) => model.countDocuments({ kind, state: 'open' }, { limit }),

    /** How long the latest alerts of a kind took to be resolved, in ms. */
    async timesOf(kind: AlertKind, since: number, limit: number): Promise<number[]> {
      const found = await model
        .find({ kind, openedAt: { $gte: since } }, { resolvedMs: 1 })
        .sort({ openedAt: -1 })
        .limit(limit)
        .lean();
      return found.flatMap(({ resolvedMs }) => resolvedMs ?? []);
    },
  };
}

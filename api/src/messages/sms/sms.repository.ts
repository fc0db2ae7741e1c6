import type { SmsProviderName, SmsRecord, SmsState } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { plain } from '../../platform/database/plain.js';
import type { SmsReport } from './smsProvider.js';

/** How long records are kept, in ms. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

const smsDocument = new Schema(
  {
    _id: String,
    to: { type: String, required: true },
    state: { type: String, required: true },
    provider: String,
    /** The service's id. */
    providerId: String,
    reason: String,
    at: { type: Number, required: true },
    changedAt: { type: Number, required: true },
  },
  { versionKey: false },
);

// The panel's table, newest first; with its filters; and records old enough to be deleted.
smsDocument.index({ at: -1, _id: -1 });
smsDocument.index({ to: 1, at: -1, _id: -1 });
smsDocument.index({ state: 1, at: -1, _id: -1 });

/** The states a report may follow: reports may arrive late and in any order. */
const BEFORE: Readonly<Record<SmsReport['state'], readonly SmsState[]>> = {
  accepted: ['sending'],
  sent: ['sending', 'accepted'],
  delivered: ['sending', 'accepted', 'sent'],
  failed: ['sending', 'accepted', 'sent'],
};

/** All queries on sent SMS. */
export function smsRepository(connection: Connection) {
  const model = connection.model('Sms', smsDocument, 'sms');
  return {
    ...collectionLists<SmsRecord>(model, { providerId: 0 }),

    async findById(id: string): Promise<SmsRecord | null> {
      const found = await model.findById(id).lean();
      return found ? plain<SmsRecord>(found) : null;
    },

    /** Records that an SMS is about to be sent, possibly again. */
    async begin(id: string, to: string, at: number) {
      await model.updateOne(
        { _id: id },
        { $set: { state: 'sending', changedAt: at }, $setOnInsert: { to, at }, $unset: { reason: 1 } },
        { upsert: true },
      );
    },

    /** Records which service accepted it, unless that service has reported more by then. */
    async accept(id: string, provider: SmsProviderName, providerId: string, now: number) {
      await model.updateOne({ _id: id }, { $set: { provider, providerId } });
      await model.updateOne({ _id: id, state: 'sending' }, { $set: { state: 'accepted', changedAt: now } });
    },

    /** Records that no service accepted it. */
    async fail(id: string, reason: string, now: number) {
      await model.updateOne(
        { _id: id, state: 'sending' },
        { $set: { state: 'failed', reason, changedAt: now } },
      );
    },

    /**
     * Records a service's report. Changes nothing if another service sends it, or if more is known already.
     */
    async report(id: string, provider: SmsProviderName, { state, reason }: SmsReport, now: number) {
      const changed = await model.updateOne(
        { _id: id, state: { $in: BEFORE[state] }, provider: { $in: [provider, null] } },
        { $set: { state, provider, changedAt: now, ...(reason && { reason }) } },
      );
      return changed.modifiedCount === 1;
    },

    /** Deletes old records. */
    async sweep(now: number) {
      await model.deleteMany({ at: { $lt: now - KEPT_MS } });
    },
  };
}

import { type Connection, Schema } from 'mongoose';
import { webhookEventsField, webhookEventsIndex } from '../../messages/webhook/pendingEvents.js';

const withdrawSchema = new Schema(
  {
    _id: String,
    uid: { type: String, required: true },
    name: String,
    amount: { type: Schema.Types.Decimal128, required: true },
    date: { type: Number, required: true },
    bankName: String,
    bankCode: String,
    bankAccount: String,
    processed: { type: Boolean, default: false },
    procesDate: { type: Number, default: null },
    /** When it was marked as failed; absent otherwise. */
    failedAt: Number,
    failReason: String,
    /** When its amount started returning to the wallet; absent when it is not returning. */
    returnSince: Number,
    /** Whether its amount has been taken from the wallet; hidden from everyone until then. */
    reserved: { type: Boolean, required: true },
    webhookEvents: webhookEventsField,
  },
  { versionKey: false },
);

// The panel's table, newest first.
withdrawSchema.index({ reserved: 1, date: -1, _id: -1 });
// The same table by its other columns: with many requests, sorting in memory would exceed the limit.
for (const column of ['name', 'amount', 'processed', 'procesDate'] as const) {
  withdrawSchema.index({ reserved: 1, [column]: 1, _id: 1 });
}
// A user's own requests, newest first.
withdrawSchema.index({ uid: 1, date: -1, _id: -1 });
// Requests of an amount, newest first.
withdrawSchema.index({ amount: 1, date: -1, _id: -1 });
// Requests a crashed process left without their posting.
withdrawSchema.index({ date: 1 }, { partialFilterExpression: { reserved: false } });

// Requests with events that webhooks have not received.
withdrawSchema.index(...webhookEventsIndex);
// Failed requests whose amount a crashed process did not return.
withdrawSchema.index({ returnSince: 1 }, { partialFilterExpression: { returnSince: { $exists: true } } });
// Failed requests by id, for the ledger audit.
withdrawSchema.index(
  { _id: 1, failedAt: 1 },
  { partialFilterExpression: { failedAt: { $exists: true } }, name: 'failed' },
);

export const withdrawModel = (connection: Connection) =>
  connection.model('Withdraw', withdrawSchema, 'withdraws');

import { type Connection, Schema } from 'mongoose';

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
    /** Since when its amount is on its way back to the wallet; absent when it is not. */
    returnSince: Number,
    /** Whether its amount has been taken from the wallet; until then nobody is shown it. */
    reserved: { type: Boolean, required: true },
  },
  { versionKey: false },
);

// The panel's table, newest first.
withdrawSchema.index({ reserved: 1, date: -1, _id: -1 });
// The same table by its other columns: an old business has more requests than are sorted in memory.
for (const column of ['name', 'amount', 'processed', 'procesDate'] as const) {
  withdrawSchema.index({ reserved: 1, [column]: 1, _id: 1 });
}
// Somebody's own requests, newest first.
withdrawSchema.index({ uid: 1, date: -1, _id: -1 });
// Requests a process that died left without their posting.
withdrawSchema.index({ date: 1 }, { partialFilterExpression: { reserved: false } });

// Failed requests whose amount a process that died left unreturned.
withdrawSchema.index({ returnSince: 1 }, { partialFilterExpression: { returnSince: { $exists: true } } });
// Failed requests by id, for the audit of the books.
withdrawSchema.index(
  { _id: 1, failedAt: 1 },
  { partialFilterExpression: { failedAt: { $exists: true } }, name: 'failed' },
);

export const withdrawModel = (connection: Connection) =>
  connection.model('Withdraw', withdrawSchema, 'withdraws');

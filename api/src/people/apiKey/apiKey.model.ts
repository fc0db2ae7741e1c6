import { type Connection, Schema } from 'mongoose';

const apiKeySchema = new Schema(
  {
    _id: String,
    name: { type: String, required: true },
    /** The rider account that its bookings belong to. */
    account: { type: String, required: true },
    scopes: { type: [String], required: true },
    prefix: { type: String, required: true },
    /** The key itself is not stored. */
    hash: { type: String, required: true },
    /** The key before the last rotation, and until when it can still be used. */
    previousPrefix: String,
    previousHash: String,
    previousUntil: Number,
    expiresAt: Number,
    createdAt: { type: Number, required: true },
    lastUsedAt: Number,
    revokedAt: Number,
  },
  { versionKey: false },
);

// Every call of a partner finds its key by these.
apiKeySchema.index({ hash: 1 }, { unique: true });
apiKeySchema.index({ previousHash: 1 }, { partialFilterExpression: { previousHash: { $exists: true } } });
// The keys of one account.
apiKeySchema.index({ account: 1 });

export const apiKeyModel = (connection: Connection) => connection.model('ApiKey', apiKeySchema, 'api_keys');

import { type Connection, Schema } from 'mongoose';

const promoSchema = new Schema(
  {
    _id: String,
    promo_name: { type: String, required: true },
    promo_description: String,
    /** The description in other languages, by the code of the language. */
    translations: Schema.Types.Mixed,
    promo_discount_type: { type: String, enum: ['flat', 'percentage'] },
    promo_discount_value: Number,
    max_promo_discount_value: Number,
    min_order: Number,
    promo_validity: Number,
    promo_usage_limit: Number,
    user_avail: { type: Number, default: 0 },
    createdAt: Number,
    /** Recently counted uses, and all uses whose booking does not exist yet: see `promo.repository.ts`. */
    open: { type: [{ _id: false, booking: String, at: Number }], default: undefined },
    /** Recently returned uses, and all returned uses whose booking still has the effect. */
    returned: { type: [String], default: undefined },
    /** How often either list was shortened. */
    cleared: Number,
  },
  { versionKey: false },
);

promoSchema.index({ createdAt: -1, _id: -1 });
// Finds a promo by the name a user typed, in any case.
promoSchema.index({ promo_name: 1 }, { collation: { locale: 'en', strength: 2 } });
// Promos that are valid now.
promoSchema.index({ promo_validity: 1 });
// Work queue: uses that were counted a while ago.
promoSchema.index({ 'open.at': 1 }, { partialFilterExpression: { 'open.at': { $exists: true } } });

export const promoModel = (connection: Connection) => connection.model('Promo', promoSchema, 'promos');

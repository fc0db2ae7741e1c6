import { type Connection, Schema } from 'mongoose';

const promoSchema = new Schema(
  {
    _id: String,
    promo_name: { type: String, required: true },
    promo_description: String,
    promo_discount_type: { type: String, enum: ['flat', 'percentage'] },
    promo_discount_value: Number,
    max_promo_discount_value: Number,
    min_order: Number,
    promo_validity: Number,
    promo_usage_limit: Number,
    user_avail: { type: Number, default: 0 },
    createdAt: Number,
  },
  { versionKey: false },
);

promoSchema.index({ createdAt: -1, _id: -1 });

export const promoModel = (connection: Connection) => connection.model('Promo', promoSchema, 'promos');

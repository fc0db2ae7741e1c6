import { type Connection, Schema } from 'mongoose';

const extra = {
  _id: false,
  description: String,
  translations: Schema.Types.Mixed,
  amount: Number,
  maxWeight: Number,
  maxLength: Number,
  maxWidth: Number,
  maxHeight: Number,
  proof: String,
};

const carTypeSchema = new Schema(
  {
    _id: String,
    name: { type: String, required: true },
    image: String,
    base_fare: Number,
    rate_per_unit_distance: Number,
    rate_per_hour: Number,
    min_fare: Number,
    convenience_fees: Number,
    convenience_fee_type: { type: String, enum: ['flat', 'percentage'] },
    distance_unit: String,
    extra_info: String,
    /** The texts in other languages, by the code of the language. */
    translations: Schema.Types.Mixed,
    parcelTypes: { type: [extra], default: [] },
    options: { type: [extra], default: [] },
    cancelSlab: { type: [{ _id: false, minsDelayed: Number, amount: Number }], default: [] },
    seats: Number,
    luggage: Number,
    hirePrice: Number,
    hireDistance: Number,
    hireMinHours: Number,
    hireMaxHours: Number,
    hireUnitMinutes: Number,
    noShowFee: Number,
    noShowWaiting: Boolean,
    standIns: { type: [{ _id: false, carType: String, afterSeconds: Number }], default: undefined },
    createdAt: Number,
    /**
     * Former names that drivers and open trips may still use, while a rename is unfinished; and when the last
     * rename was.
     */
    formerNames: [String],
    renamedAt: Number,
  },
  { versionKey: false },
);

// Bookings and drivers refer to their car type by name, so names are unique.
carTypeSchema.index({ name: 1 }, { unique: true });
carTypeSchema.index({ createdAt: -1, _id: -1 });

// Renames that are not finished.
carTypeSchema.index({ formerNames: 1 }, { partialFilterExpression: { formerNames: { $gt: '' } } });

export const carTypeModel = (connection: Connection) =>
  connection.model('CarType', carTypeSchema, 'cartypes');

import { type Connection, type Model, Schema } from 'mongoose';
import type { Kind } from '../booking/store/earningRows.js';

const Money = Schema.Types.Decimal128;

/** Fields every rollup row needs to count each trip once: see `earning.repository.ts`. */
const counting = {
  /** Recently added trips, and all added trips whose booking still has the effect. */
  open: { type: [String], default: undefined },
  /** How often trips were removed from `open`. */
  cleared: Number,
  /** How often the amounts were written. */
  writes: Number,
};

const month = {
  _id: String,
  month: { type: Number, required: true },
  year: Number,
  monthsName: String,
  total_rides: Number,
  tripCost: Money,
  rideCost: Money,
  convenienceFee: Money,
  discountAmount: Money,
  profit: Money,
  driverShare: Money,
  raises: Money,
};

const options = { versionKey: false } as const;
const monthSchema = new Schema({ ...month, ...counting }, options);
// The report, newest month first, and its filter by period.
monthSchema.index({ month: -1, _id: -1 });

const driverMonthSchema = new Schema(
  {
    ...month,
    driver: { type: String, required: true },
    fleetadmin: String,
    driverName: String,
    driverVehicleNo: String,
    ...counting,
  },
  options,
);
// The report, newest month first: overall, per fleet and per driver.
driverMonthSchema.index({ month: -1, _id: -1 });
driverMonthSchema.index({ fleetadmin: 1, month: -1, _id: -1 });
driverMonthSchema.index({ driver: 1, month: -1, _id: -1 });
// Who drove the most trips.
driverMonthSchema.index({ total_rides: -1, _id: -1 });
// The report's other columns.
driverMonthSchema.index({ year: -1, _id: -1 });
driverMonthSchema.index({ driverName: 1, _id: 1 });
driverMonthSchema.index({ driverVehicleNo: 1, _id: 1 });
driverMonthSchema.index({ driverShare: -1, _id: -1 });

const daySchema = new Schema(
  {
    _id: String,
    day: { type: Number, required: true },
    month: { type: Number, required: true },
    /** The fleet whose drivers are counted; empty for the whole business. */
    fleetadmin: { type: String, default: '' },
    total_rides: Number,
    convenienceFee: Money,
    ...counting,
  },
  options,
);
// The dashboard's cards and chart: the days of the business, or of a fleet. Also a month's days, for a
// rebuild.
daySchema.index({ fleetadmin: 1, day: 1 });
daySchema.index({ month: 1 });

/** The time zone the rollup's months and days are based on, and the format of its rows. */
const cutSchema = new Schema({ _id: String, timeZone: String, form: Number }, options);

export const earningModels = (connection: Connection) => ({
  months: connection.model('EarningMonth', monthSchema, 'earning_months'),
  driverMonths: connection.model('DriverEarning', driverMonthSchema, 'driver_earnings'),
  days: connection.model('EarningDay', daySchema, 'earning_days'),
  cut: connection.model('EarningCut', cutSchema, 'earning_cut'),
});

/** Fields that rows of every kind have. */
interface CountedRow {
  _id: string;
  month: number;
  open: string[];
  cleared: number;
  writes: number;
}

export type CountedModels = Readonly<Record<Kind, Model<CountedRow>>>;

/**
 * The three collections by the kind of their rows, which have different fields but are counted in the same
 * way.
 */
export const countedModels = ({ months, driverMonths, days }: ReturnType<typeof earningModels>) =>
  ({ month: months, driverMonth: driverMonths, day: days }) as unknown as CountedModels;

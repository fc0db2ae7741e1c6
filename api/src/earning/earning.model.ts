import { type Connection, type Model, Schema } from 'mongoose';
import type { Kind } from './earningRows.js';

const Money = Schema.Types.Decimal128;

/** What every row of the rollup has to count each trip once: see `earning.repository.ts`. */
const counting = {
  /** Trips added lately, and all those whose booking does not yet know it. */
  open: { type: [String], default: undefined },
  /** How often trips were taken off `open`. */
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
// The report, newest month first, of everybody, of a fleet and of a driver.
driverMonthSchema.index({ month: -1, _id: -1 });
driverMonthSchema.index({ fleetadmin: 1, month: -1, _id: -1 });
driverMonthSchema.index({ driver: 1, month: -1, _id: -1 });
// Who drove most and who earned most.
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
    /** Whose drivers; empty for the whole business. */
    fleetadmin: { type: String, default: '' },
    total_rides: Number,
    convenienceFee: Money,
    ...counting,
  },
  options,
);
// The dashboard's cards and its chart: the days of the business, or of a fleet. And a month, when it is made again.
daySchema.index({ fleetadmin: 1, day: 1 });
daySchema.index({ month: 1 });

/** The time zone the rollup is cut in, and the form of its rows. */
const cutSchema = new Schema({ _id: String, timeZone: String, form: Number }, options);

export const earningModels = (connection: Connection) => ({
  months: connection.model('EarningMonth', monthSchema, 'earning_months'),
  driverMonths: connection.model('DriverEarning', driverMonthSchema, 'driver_earnings'),
  days: connection.model('EarningDay', daySchema, 'earning_days'),
  cut: connection.model('EarningCut', cutSchema, 'earning_cut'),
});

/** What rows of every kind have. */
interface CountedRow {
  _id: string;
  month: number;
  open: string[];
  cleared: number;
  writes: number;
}

export type CountedModels = Readonly<Record<Kind, Model<CountedRow>>>;

/** The three collections by the kind of their rows, which have fields of their own and are counted in the same way. */
export const countedModels = ({ months, driverMonths, days }: ReturnType<typeof earningModels>) =>
  ({ month: months, driverMonth: driverMonths, day: days }) as unknown as CountedModels;

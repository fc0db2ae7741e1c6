import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { zonedDate } from '../../basics/time/zonedTime.js';

/** The reporting period of a point in time: its month as yyyymm and its day as yyyymmdd. */
export interface EarningCut {
  month: number;
  day: number;
}

/** `timeZone` is an IANA name; `at` a ms timestamp. */
export function earningCut(at: number, timeZone: string): EarningCut {
  const { year, month, day } = zonedDate(at, timeZone);
  return { month: year * 100 + month, day: year * 10_000 + month * 100 + day };
}

const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** The English name of a month given as yyyymm. */
export const monthName = (month: number): string =>
  monthNames.format(Date.UTC(Math.floor(month / 100), (month % 100) - 1));

const period = {
  id: idSchema,
  /** yyyymm, to filter and sort by. */
  month: z.number().int(),
  year: z.number().int(),
  monthsName: z.string(),
  total_rides: z.number().int(),
};

/** A month of the whole business (rule 3.52). */
export const earningReportSchema = z.object({
  ...period,
  tripCost: z.number(),
  /** Trip cost minus the convenience fee. */
  rideCost: z.number(),
  convenienceFee: z.number(),
  discountAmount: z.number(),
  /** Convenience fee minus the discount. */
  profit: z.number(),
  /**
   * The amounts that the business added to the drivers' shares; the profit does not contain them (rule 3.52).
   */
  raises: z.number().default(0),
});
export type EarningReport = z.infer<typeof earningReportSchema>;

/** A driver's month (rule 3.51), for one fleet: a driver who changes fleets mid-month has a row in each. */
export const driverEarningSchema = z.object({
  ...period,
  driver: z.string(),
  fleetadmin: z.string().nullish(),
  /** As of the last trip counted. */
  driverName: z.string(),
  driverVehicleNo: z.string(),
  driverShare: z.number(),
  /** The amounts that the business added to the shares. */
  raises: z.number().default(0),
});
export type DriverEarning = z.infer<typeof driverEarningSchema>;

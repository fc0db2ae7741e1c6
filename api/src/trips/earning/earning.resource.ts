import type { TripsServices } from '../services.js';
import {
  type DriverEarning,
  driverEarningSchema,
  type EarningReport,
  earningReportSchema,
} from '@wayfare/shared';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { noProof } from '../../platform/operation/noProof.js';

/**
 * Earnings of the business by month (rule 3.52), written only by the server. Months are filtered as yyyymm.
 */
export const earningReportResource: ResourceDefinition<EarningReport, never, TripsServices> = {
  name: 'earningreports',
  stepUp: { export: noProof.reads },
  entity: 'EarningReport',
  record: earningReportSchema,
  filters: { month: 'number', year: 'number' },
  sorts: [
    'month',
    'DESC',
    'year',
    'total_rides',
    'tripCost',
    'rideCost',
    'convenienceFee',
    'discountAmount',
    'profit',
    'raises',
  ],
  reads: ({ db }) => db.earnings.reports,
  present: async (rows) => rows.map((row) => earningReportSchema.parse(row)),
};

/** Earnings of drivers by month (rule 3.51); a fleet admin sees only trips driven for their own fleet. */
export const driverEarningResource: ResourceDefinition<DriverEarning, never, TripsServices> = {
  name: 'driverearning',
  stepUp: { export: noProof.reads },
  entity: 'DriverEarning',
  record: driverEarningSchema,
  filters: { month: 'number', year: 'number', driver: 'text', fleetadmin: 'text' },
  sorts: ['month', 'DESC', 'year', 'driverName', 'total_rides', 'driverVehicleNo', 'driverShare'],
  reads: ({ db }) => db.earnings.driverReports,
  present: async (rows) => rows.map((row) => driverEarningSchema.parse(row)),
};

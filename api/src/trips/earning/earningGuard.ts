import { decimal128 } from '../../platform/database/money.js';
import type { EarningRow, Kind } from '../booking/store/earningRows.js';

/** The row kinds, one collection each. */
export const kinds = ['month', 'driverMonth', 'day'] as const satisfies readonly Kind[];

/** The fields of a row that are read to write it safely. */
export interface Guard {
  open: readonly string[];
  cleared: number;
  writes: number;
}
export type GuardDocument = Partial<Guard> & { _id: string };

/** Fills in defaults for a row that was never written. */
export const toGuard = ({ open = [], cleared = 0, writes = 0 }: GuardDocument): Guard => ({
  open,
  cleared,
  writes,
});

/** A row's amounts as stored in the database. */
export const decimals = ({ amounts }: EarningRow) =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, decimal128(amount)]));

import { decimal128 } from '../database/money.js';
import type { EarningRow, Kind } from './earningRows.js';

/** The collections the rollup is in. */
export const kinds = ['month', 'driverMonth', 'day'] as const satisfies readonly Kind[];

/** What is read of a row to write it safely. */
export interface Guard {
  open: readonly string[];
  cleared: number;
  writes: number;
}
export type GuardDocument = Partial<Guard> & { _id: string };

/** What is read of a row; a row that was never written has nothing. */
export const toGuard = ({ open = [], cleared = 0, writes = 0 }: GuardDocument): Guard => ({
  open,
  cleared,
  writes,
});

/** A row's amounts as the database keeps them. */
export const decimals = ({ amounts }: EarningRow) =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, decimal128(amount)]));

import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { exact, sumAmounts, toWire } from '../../basics/decimals/money.js';
import { dayAfter } from '../../basics/time/zonedTime.js';
import { type EntryKind, entryKind, entryKinds } from '../../money/wallet/entryKind.js';
import { type LedgerType, signedAmount } from '../../money/wallet/ledger.js';
import { bookingOfRef } from '../../money/wallet/tripMoney.js';
import { daySchema } from '../../people/user/workingHours.schema.js';

/** The longest period of a statement, in days: a quarter. */
export const MAX_STATEMENT_DAYS = 92;

const dayInQuery = z.coerce.number().pipe(daySchema);

/** The first and the last day of a statement (yyyymmdd), in the business's time. */
export const statementQuerySchema = z
  .object({ from: dayInQuery, until: dayInQuery })
  .refine(({ from, until }) => from <= until && until < dayAfter(from, MAX_STATEMENT_DAYS), {
    path: ['until'],
    message: 'validation_error',
  });
export type StatementQuery = z.infer<typeof statementQuerySchema>;

/** The columns of a statement that move the wallet. Their sum is the line's total. */
export const statementColumns = [
  /** The driver's shares of fares. */
  'share',
  /** Cash that the driver collected and keeps: it leaves the wallet. */
  'cash',
  'tips',
  /** Fees of riders who canceled too late, and amounts that the business added to shares. */
  'fees',
  /** Corrections, refunds, reversals and manual postings. */
  'corrections',
  'payouts',
  /** Everything else, such as referral bonuses. */
  'other',
] as const;
export type StatementColumn = (typeof statementColumns)[number];

const columnOf: Readonly<Record<EntryKind, StatementColumn>> = {
  share: 'share',
  cash: 'cash',
  tip: 'tips',
  raise: 'fees',
  cancelFee: 'fees',
  noShowBack: 'corrections',
  tripRefund: 'corrections',
  correction: 'corrections',
  held: 'corrections',
  heldBack: 'corrections',
  credit: 'corrections',
  debit: 'corrections',
  reversal: 'corrections',
  gift: 'corrections',
  refundGiven: 'corrections',
  payout: 'payouts',
  payoutBack: 'payouts',
  fare: 'other',
  fareBack: 'other',
  hold: 'other',
  holdBack: 'other',
  feeBonus: 'other',
  topUp: 'other',
  referral: 'other',
  cardRefund: 'other',
  cardRefundBack: 'other',
  closedAccount: 'other',
  other: 'other',
};

const amount = z.number();
const columns = {
  share: amount,
  cash: amount,
  tips: amount,
  fees: amount,
  corrections: amount,
  payouts: amount,
  other: amount,
  /** All columns together: the change of the wallet. */
  total: amount,
};

/** A trip with all its entries of the period, or another entry of the wallet. */
export const statementLineSchema = z.object({
  /** The trip's id, or the entry's reference. */
  id: z.string(),
  /** The time of its first entry in the period, a ms timestamp. */
  date: z.number().int(),
  kind: z.enum(['trip', ...entryKinds]),
  booking: z.string().optional(),
  bookingReference: z.string().optional(),
  /**
   * The trip's fare and the part of it that the business keeps, as they are now. Only on the line that has
   * the driver's share or the cash, so that each trip is counted once.
   */
  fare: amount.optional(),
  commission: amount.optional(),
  ...columns,
});
export type StatementLine = z.infer<typeof statementLineSchema>;

/** The sums of all lines. */
const statementSumsSchema = z.object({ fare: amount, commission: amount, ...columns });

/**
 * What moved a driver's wallet in a period: opening balance, lines, closing balance. Bonus money is not in
 * it.
 */
export const driverStatementSchema = z.object({
  driver: z.object({ id: idSchema, name: z.string(), vehicleNumber: z.string().nullable() }),
  from: z.number().int(),
  until: z.number().int(),
  timeZone: z.string(),
  opening: amount,
  lines: z.array(statementLineSchema),
  sums: statementSumsSchema,
  closing: amount,
});
export type DriverStatement = z.infer<typeof driverStatementSchema>;

/** An entry of the driver's wallet. */
export interface StatementEntry {
  txRef: string;
  type: LedgerType;
  amount: number;
  date: number;
}

/** What a statement shows of a trip. */
export interface StatementTrip {
  reference: string;
  fare: number;
  commission: number;
}

/**
 * Lines, sums and closing balance of a statement. `opening` is an exact decimal; `entries` are those of the
 * wallet in the period, oldest first; trips that are not in `trips` show no fare.
 */
export function statementOf(
  opening: string,
  entries: readonly StatementEntry[],
  trips: ReadonlyMap<string, StatementTrip>,
): Pick<DriverStatement, 'opening' | 'lines' | 'sums' | 'closing'> {
  const grouped = new Map<string, StatementEntry[]>();
  for (const entry of entries) {
    const id = bookingOfRef(entry.txRef) ?? entry.txRef;
    grouped.set(id, [...(grouped.get(id) ?? []), entry]);
  }
  const lines = [...grouped].map(([id, own]) => lineOf(id, own, trips));
  const sum = (of: (line: StatementLine) => number | undefined) =>
    toWire(sumAmounts(lines.map((line) => of(line) ?? 0)));
  const sums = {
    fare: sum(({ fare }) => fare),
    commission: sum(({ commission }) => commission),
    ...amountsOf((column) => sum((line) => line[column])),
    total: sum(({ total }) => total),
  };
  return { opening: toWire(exact(opening)), lines, sums, closing: toWire(exact(opening).plus(sums.total)) };
}

const amountsOf = (of: (column: StatementColumn) => number) =>
  Object.fromEntries(statementColumns.map((column) => [column, of(column)])) as Record<
    StatementColumn,
    number
  >;

function lineOf(
  id: string,
  entries: readonly StatementEntry[],
  trips: ReadonlyMap<string, StatementTrip>,
): StatementLine {
  const [first] = entries as readonly [StatementEntry, ...StatementEntry[]];
  const booking = bookingOfRef(first.txRef);
  const trip = booking ? trips.get(booking) : undefined;
  const inColumn = (column: StatementColumn) =>
    entries.filter(({ txRef }) => columnOf[entryKind(txRef)] === column);
  const isCounted = inColumn('share').length + inColumn('cash').length > 0;
  return {
    id,
    date: first.date,
    kind: booking ? 'trip' : entryKind(first.txRef),
    ...(booking && { booking }),
    ...(trip && { bookingReference: trip.reference }),
    ...(trip && isCounted && { fare: trip.fare, commission: trip.commission }),
    ...amountsOf((column) => toWire(sumAmounts(inColumn(column).map(signedAmount)))),
    total: toWire(sumAmounts(entries.map(signedAmount))),
  };
}

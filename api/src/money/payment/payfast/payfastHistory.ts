import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { jsonOf } from '../hosted/providerRequest.js';

const historyRow = z
  .object({
    Type: z.string(),
    Currency: z.string(),
    Gross: z.string(),
    'M Payment ID': z.string(),
    'PF Payment ID': z.string(),
  })
  .transform((row) => ({
    type: row.Type,
    currency: row.Currency,
    /** Decimal, with commas between thousands; negative for money that left. */
    gross: row.Gross,
    attempt: row['M Payment ID'],
    reference: row['PF Payment ID'],
  }));

/** One movement of money in the merchant's account. */
export type HistoryRow = z.output<typeof historyRow>;

const wrapped = z.union([
  z.object({ data: z.object({ response: z.string() }) }).transform(({ data }) => data.response),
  z.object({ response: z.string() }).transform(({ response }) => response),
]);

/** The rows of a history, which is CSV or JSON around CSV; null if it is neither. */
export function historyRows(text: string): HistoryRow[] | null {
  const inside = wrapped.safeParse(jsonOf(text));
  const [head, ...cells] = csvRows(inside.success ? inside.data : text);
  if (!head) return null;
  const rows = cells.map((row) =>
    Object.fromEntries(head.map((column, place) => [column, row[place] ?? ''])),
  );
  // A history without rows still names its columns.
  const columns = historyRow.safeParse(Object.fromEntries(head.map((column) => [column, ''])));
  return columns.success ? rows.map((row) => historyRow.parse(row)) : null;
}

function csvRows(text: string): string[][] {
  try {
    return parse(text, { bom: true, relax_column_count: true, skip_empty_lines: true });
  } catch {
    return [];
  }
}

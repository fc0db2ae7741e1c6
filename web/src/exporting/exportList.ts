import { CSV_START, csvLine } from './csv.js';
import {
  type ExportedColumn,
  exportedLabel,
  type ExportedRecord,
  exportedValue,
  type FileTexts,
} from './exportedColumn.js';

/** Characters collected before they go to the browser as a part, which keeps large files out of memory. */
const PART = 1_000_000;

/**
 * Writes records to a CSV file as they arrive.
 * @param onRows receives the number of rows so far
 */
export async function exportList(
  batches: AsyncIterable<ExportedRecord[]>,
  columns: readonly ExportedColumn[],
  texts: FileTexts,
  onRows: (rows: number) => void = () => undefined,
): Promise<{ file: Blob; rows: number }> {
  const parts: Blob[] = [];
  let text = CSV_START + csvLine(columns.map((column) => exportedLabel(column, texts)));
  let rows = 0;
  for await (const batch of batches) {
    for (const record of batch)
      text += csvLine(columns.map((column) => exportedValue(column, record, texts)));
    rows += batch.length;
    onRows(rows);
    if (text.length < PART) continue;
    parts.push(new Blob([text]));
    text = '';
  }
  return { file: new Blob([...parts, text], { type: 'text/csv;charset=utf-8' }), rows };
}

import { harmlessText } from './harmlessText.js';

/** Spreadsheets need this at the start to read the file as UTF-8. */
export const CSV_START = '\uFEFF';

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = harmlessText(typeof value === 'string' ? value : JSON.stringify(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

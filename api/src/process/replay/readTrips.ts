import { createReadStream } from 'node:fs';
import { CsvError, type InfoRecord, parse } from 'csv-parse';
import {
  optionalColumns,
  type RecordedTrip,
  readTrip,
  requiredColumns,
  type TripRecord,
} from './recordedTrip.js';

/** A line that is not a valid trip. */
export interface RejectedLine {
  line: number;
  reason: string;
}

export type TripLine = { trip: RecordedTrip } | { rejected: RejectedLine };

/** The file is not a CSV of trips at all. */
export class TripFileError extends Error {
  override readonly name = 'TripFileError';
}

/**
 * Opens a CSV file of recorded trips: columns are found by header name, in any order; others are ignored. The
 * result streams the lines, so that files of any length work.
 * @throws TripFileError when it cannot be read or has no such header; later, where the CSV itself is invalid
 */
export async function openTrips(file: string): Promise<AsyncIterable<TripLine>> {
  const rows = rowsOf(file);
  const header = await rows.next();
  if (header.done) throw new TripFileError(`${file} is not a CSV file of trips: it is empty`);
  const columns = columnsOf(file, header.value.record);
  return lines(rows, columns);
}

interface Row {
  record: string[];
  info: InfoRecord;
}

async function* rowsOf(file: string): AsyncGenerator<Row, undefined> {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const input = createReadStream(file);
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  try {
    for await (const row of parser) yield row as Row;
  } catch (error) {
    throw fileError(file, error);
  } finally {
    input.destroy();
  }
  return undefined;
}

function fileError(file: string, error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof CsvError) return new TripFileError(`${file} is not a CSV file of trips: ${message}`);
  if (code === 'ENOENT') return new TripFileError(`File not found: ${file}`);
  if (code === 'EISDIR' || code === 'EACCES') return new TripFileError(`${file} cannot be read (${code})`);
  return error;
}

/** The position of each column. */
function columnsOf(file: string, header: readonly string[]): Map<keyof TripRecord, number> {
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = requiredColumns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    throw new TripFileError(`${file} is not a CSV file of trips: its header has no ${missing.join(', ')}`);
  }
  const known = [...requiredColumns, ...optionalColumns].filter((column) => names.includes(column));
  const twice = known.filter((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice.length > 0) throw new TripFileError(`${file} has the column ${twice.join(', ')} twice`);
  return new Map(known.map((column) => [column, names.indexOf(column)]));
}

async function* lines(
  rows: AsyncIterable<Row>,
  columns: ReadonlyMap<keyof TripRecord, number>,
): AsyncGenerator<TripLine> {
  for await (const { record, info } of rows) {
    const values = [...columns].map(([column, index]) => [column, record[index] ?? '']);
    const read = readTrip(Object.fromEntries(values) as TripRecord, info.lines);
    yield 'trip' in read ? read : { rejected: { line: info.lines, reason: read.reason } };
  }
}

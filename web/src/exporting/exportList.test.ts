import { CSV_START, csvLine } from './csv.js';
import { exportList } from './exportList.js';
import {
  type ExportedColumn,
  type ExportedRecord,
  exportedLabel,
  exportedValue,
  type FileTexts,
} from './exportedColumn.js';
import { streamedRecords } from './streamedRecords.js';

/** A stream of bytes in small chunks, so that lines and characters are split anywhere. */
function inPieces(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.slice(at, (at += size)));
    },
  });
}

async function all(stream: ReadableStream<Uint8Array>) {
  const records: ExportedRecord[] = [];
  for await (const batch of streamedRecords(stream)) records.push(...batch);
  return records;
}

const RECORDS = [
  { id: '1', name: 'Zoë\n"]' },
  { id: '2', name: '' },
];
const ANSWER = `[\n${RECORDS.map((record) => JSON.stringify(record)).join(',\n')}\n]`;

it.each([1, 3, 7, 1000])('reads every record of an export in chunks of %i bytes', async (size) => {
  expect(await all(inPieces(ANSWER, size))).toEqual(RECORDS);
  expect(await all(inPieces('[]', size))).toEqual([]);
});

it('recognizes an export that was cut off', async () => {
  await expect(all(inPieces(ANSWER.slice(0, -1), 5))).rejects.toThrow('cut off');
  await expect(all(inPieces('', 5))).rejects.toThrow('cut off');
});

it('writes lines that a spreadsheet reads as intended', () => {
  expect(csvLine(['Ada', 'a "b", c', '=1+1', 12.5, null, undefined, { a: 1 }, 'two\nlines'])).toBe(
    `Ada,"a ""b"", c",'=1+1,12.5,,,"{""a"":1}","two\nlines"\r\n`,
  );
  expect(CSV_START.codePointAt(0)).toBe(0xfeff);
});

it('writes amounts as numbers, times as dates and times, and booleans in words', () => {
  const texts = textsOf({ timeZone: 'America/New_York' });
  const at = Date.parse('2026-03-02T14:05:07Z');
  const record = { id: 'x', at, cost: 12.5, done: false, mode: 'cash', none: null };
  const value = (source: string, more: object = {}) =>
    exportedValue({ source, label: 'panel_amount', ...more }, record, texts);
  expect(value('at', { kind: 'time' })).toBe('2026-03-02 09:05:07');
  expect(value('cost')).toBe(12.5);
  expect(value('done')).toBe('<no>');
  expect(value('mode', { inWords: (mode: unknown) => `by ${String(mode)}` })).toBe('by cash');
  expect(value('none', { inWords: () => 'never asked' })).toBeNull();
});

it('writes lengths, durations and lists in the units and words that its headings name', () => {
  const record = { id: 'x', km: 16.09344, seconds: 754, roles: ['a', 'b'] };
  const columns: readonly ExportedColumn[] = [
    { source: 'km', label: 'panel_distance', kind: 'distance' },
    { source: 'seconds', label: 'panel_total_time', kind: 'duration' },
    { source: 'cost', label: 'panel_amount', kind: 'money' },
    { source: 'rate', label: 'panel_rate_per_hour', kind: 'hourly' },
    { source: 'roles', label: 'panel_cancel_roles', inWords: (role, t) => t(`by_${String(role)}` as never) },
  ];
  const miles = textsOf({ code: 'KWD', convert_to_mile: true });
  const inArabic = { ...textsOf({ code: 'JPY' }), locale: 'ar' };
  const headings = (texts: FileTexts) => columns.map((column) => exportedLabel(column, texts));
  expect(headings(miles)).toEqual([
    '<panel_distance> (mi)',
    '<panel_total_time> (min)',
    '<panel_amount> (KWD)',
    '<panel_rate_per_hour> (KWD/hr)',
    '<panel_cancel_roles>',
  ]);
  expect(headings(inArabic).slice(0, 3)).toEqual([
    '<panel_distance> (كم)',
    '<panel_total_time> (د)',
    '<panel_amount> (JPY)',
  ]);
  const values = (texts: FileTexts) => columns.map((column) => exportedValue(column, record, texts));
  expect(values(miles)).toEqual([10, 12.6, null, null, '<by_a>; <by_b>']);
  expect(values(inArabic)[0]).toBe(16.09);
});

it('names the time zone in the headings of times, and tells repeated times apart', async () => {
  const texts = { ...textsOf({ timeZone: 'America/New_York' }), t: (key: string) => key };
  const columns = [
    { source: 'at', label: 'panel_trip_date', kind: 'time' },
    { source: 'cost', label: 'panel_amount' },
  ] as const;
  const records = ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-01T08:00:00Z'].map((at) => ({
    id: at,
    at: Date.parse(at),
    cost: 1,
  }));
  const { file } = await exportList(streamedOnce(records), columns, texts);
  expect((await file.text()).split('\r\n')).toEqual([
    'panel_trip_date (America/New_York),panel_amount',
    '2026-11-01 01:30:00-04:00,1',
    '2026-11-01 01:30:00-05:00,1',
    '2026-11-01 03:00:00,1',
    '',
  ]);
});

async function* streamedOnce(records: ExportedRecord[]) {
  yield await Promise.resolve(records);
}

const textsOf = (settings: Partial<FileTexts['settings']>): FileTexts => ({
  t: (key) => `<${key}>`,
  locale: 'en',
  settings: { code: 'USD', timeZone: 'UTC', convert_to_mile: false, ...settings },
});

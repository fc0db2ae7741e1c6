import type { ExportedRecord } from './exportedColumn.js';

/**
 * The records of an export as they arrive: an array with one record per line. Only the latest chunk is
 * kept in memory.
 * @throws when the array ends before it is closed
 */
export async function* streamedRecords(stream: ReadableStream<Uint8Array>): AsyncGenerator<ExportedRecord[]> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      const records = lines.filter((line) => line.startsWith('{')).map(recordOf);
      if (records.length > 0) yield records;
    }
  } finally {
    await reader.cancel();
  }
  if (!rest.endsWith(']')) throw new Error('the export has been cut off');
}

const recordOf = (line: string) =>
  JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line) as ExportedRecord;

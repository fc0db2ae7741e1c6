import { fullName, type User } from '@wayfare/shared';
import type { ExportedColumn, ExportedRecord } from '@wayfare/web/exporting';

/** Loads people of a list by their ids. */
type LoadPeople = (list: string, ids: readonly string[]) => Promise<readonly User[]>;

/**
 * The records of an export with the names of the people whose ids they have, batch by batch. Each person is
 * loaded once. The id stays where the person no longer exists.
 */
export async function* withNames(
  batches: AsyncIterable<ExportedRecord[]>,
  columns: readonly ExportedColumn[],
  load: LoadPeople,
): AsyncGenerator<ExportedRecord[]> {
  const people = columns.flatMap(({ source, person }) => (person ? [{ source, list: person }] : []));
  const names = new Map<string, string>();
  for await (const batch of batches) {
    for (const { source, list } of people) {
      const ids = new Set(batch.flatMap(({ [source]: id }) => (typeof id === 'string' ? [id] : [])));
      const unknown = [...ids].filter((id) => !names.has(id));
      for (const id of unknown) names.set(id, id);
      if (unknown.length > 0)
        for (const user of await load(list, unknown)) names.set(user.id, fullName(user));
    }
    yield batch.map((record) => ({
      ...record,
      ...Object.fromEntries(
        people.map(({ source }) => [source, names.get(String(record[source])) ?? record[source]]),
      ),
    }));
  }
}

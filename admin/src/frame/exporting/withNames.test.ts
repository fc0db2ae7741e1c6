import type { User } from '@wayfare/shared';
import type { ExportedColumn, ExportedRecord } from '@wayfare/web/exporting';
import { withNames } from './withNames.js';

const columns: readonly ExportedColumn[] = [
  { source: 'firstName', label: 'panel_first_name' },
  { source: 'fleetadmin', label: 'panel_fleet_admin', person: 'fleetadmins' },
];

async function* batchesOf(...batches: ExportedRecord[][]) {
  for (const batch of batches) yield await Promise.resolve(batch);
}

it('exports the names of people instead of their ids, and loads each person once', async () => {
  const asked: string[] = [];
  const batches = batchesOf(
    [
      { id: '1', firstName: 'Ann', fleetadmin: 'f1' },
      { id: '2', firstName: 'Ben', fleetadmin: null },
    ],
    [
      { id: '3', firstName: 'f1', fleetadmin: 'f1' },
      { id: '4', firstName: 'Dan', fleetadmin: 'gone' },
    ],
  );
  const rows: ExportedRecord[] = [];
  for await (const batch of withNames(batches, columns, async (list, ids) => {
    asked.push(`${list} ${ids.join()}`);
    return ids.filter((id) => id === 'f1').map((id) => ({ id, firstName: 'Fay', lastName: 'Fleet' }) as User);
  }))
    rows.push(...batch);
  expect(rows.map(({ firstName, fleetadmin }) => [firstName, fleetadmin])).toEqual([
    ['Ann', 'Fay Fleet'],
    ['Ben', null],
    ['f1', 'Fay Fleet'],
    ['Dan', 'gone'],
  ]);
  expect(asked).toEqual(['fleetadmins f1', 'fleetadmins gone']);
});

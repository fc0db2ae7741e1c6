import type { PresentedAuditEntry } from '@wayfare/shared';
import { changesInFile } from './changesInFile.js';

const texts = {
  t: (key: string) => `<${key}>`,
  locale: 'en',
  settings: { code: 'JPY', timeZone: 'Asia/Tokyo', convert_to_mile: false },
};

it('writes changes with names of fields and people, units and zones instead of stored values', () => {
  const person = '0123456789abcdef01234567';
  const entry = {
    resource: 'promos',
    names: { [person]: { name: 'Fay Fleet', resource: 'fleetadmins' } },
    changes: [
      { field: 'version', before: 1, after: 2 },
      { field: 'min_order', before: null, after: 500 },
      { field: 'promo_validity', before: null, after: Date.parse('2026-03-02T00:00:00Z') },
      { field: 'fleetadmin', before: person, after: '' },
      { field: 'mapKey', before: 'a', after: 'b', hidden: true },
    ],
  } as unknown as PresentedAuditEntry;
  expect(changesInFile(entry, texts).split('; ')).toEqual([
    '<panel_promo_min_order>: – → 500 JPY',
    '<panel_promo_validity>: – → 2026-03-02 09:00:00 (Asia/Tokyo)',
    '<panel_fleet_admin>: Fay Fleet → –',
    'mapKey: <panel_audit_hidden> → <panel_audit_hidden>',
  ]);
});

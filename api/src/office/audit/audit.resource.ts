import type { OfficeServices } from '../services.js';
import {
  type AuditedField,
  auditedFieldSchema,
  type AuditEntry,
  auditEntrySchema,
  HIDDEN,
  mentionedIds,
  presentedAuditEntrySchema,
} from '@wayfare/shared';
import { onlyFields } from '../../platform/crud/onlyFields.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { auditedNames } from './auditedNames.js';

/** Fields that user lists hide in demo mode (rule 6.22): the log hides them too. */
const CONTACTS = new Set([
  'email',
  'mobile',
  'customer_email',
  'customer_contact',
  'driver_contact',
  'deliveryPersonPhone',
]);

const entryFields = Object.keys(auditEntrySchema.shape);
const changeFields = Object.keys(auditedFieldSchema.shape);

/** The changes by admins and fleet admins, for admins to read. */
export const auditResource: ResourceDefinition<AuditEntry, never, OfficeServices> = {
  name: 'auditlog',
  stepUp: { export: true },
  entity: 'AuditEntry',
  record: presentedAuditEntrySchema,
  filters: { actor: 'text', resource: 'text', record: 'text', action: 'text', outcome: 'text', at: 'number' },
  sorts: ['at', 'DESC'],
  reads: ({ db }) => ({
    list: db.audit.list,
    inBatches: db.audit.inBatches,
    findMany: db.audit.findMany,
    findById: async (id) => (await db.audit.findMany([id]))[0] ?? null,
  }),
  async present(entries, _actor, { db }) {
    const { AllowCriticalEditsAdmin } = await db.settings.settings();
    const names = await auditedNames(entries, db);
    const shown = entries.map((entry) => ({
      ...onlyFields(entry, entryFields),
      names: Object.fromEntries(
        [entry.record, ...mentionedIds(entry)].flatMap((id) => {
          const named = names.get(id);
          return named ? [[id, named]] : [];
        }),
      ),
      changes: entry.changes.map((change) => onlyFields(change, changeFields) as AuditedField),
    }));
    if (AllowCriticalEditsAdmin) return shown;
    const hide = (value: unknown) => (value === null || value === undefined ? null : HIDDEN);
    return shown.map((entry) => ({
      ...entry,
      changes: entry.changes.map((change) =>
        CONTACTS.has(change.field)
          ? { ...change, before: hide(change.before), after: hide(change.after) }
          : change,
      ),
    }));
  },
};

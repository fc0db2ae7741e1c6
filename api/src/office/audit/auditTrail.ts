import { type AuditedField, fullName, type Resource } from '@wayfare/shared';
import type { AuditTrail } from '../../platform/operation/auditTrail.js';
import type { OfficeServices } from '../services.js';

/** The lists of people: their entries lose all values with the account, whoever deletes it. */
export const PEOPLE: ReadonlySet<string> = new Set<Resource>([
  'riders',
  'drivers',
  'fleetadmins',
  'alladmin',
  'contactproposals',
]);

const withoutValues = ({ field }: AuditedField): AuditedField => ({
  field,
  before: null,
  after: null,
  hidden: true,
});

/** The audit log as the trail that operations leave, with the name that each actor has at the time. */
export function auditTrail({
  db,
  realtime,
}: {
  db: Pick<OfficeServices['db'], 'audit' | 'users'>;
  realtime: Pick<OfficeServices['realtime'], 'resourceChanged'>;
}): AuditTrail {
  return {
    async begin({ actorName, ...change }, { uid, usertype }) {
      const by = actorName === undefined ? await db.users.findById(uid) : null;
      const name = actorName ?? (by ? fullName(by) : '');
      await db.audit.begin({ ...change, actor: uid, actorName: name, usertype });
    },
    async finish(id, { resource, record, changes }) {
      const isGone = async () => PEOPLE.has(resource) && !(await db.users.findById(record));
      const kept = (await isGone()) ? changes.map(withoutValues) : changes;
      await db.audit.finish(id, record, kept);
      // Someone may have removed the person meanwhile, before this entry had any values.
      if (kept === changes && (await isGone())) await db.audit.forgetRecord(record);
      realtime.resourceChanged('auditlog', [id]);
    },
    async lastChange({ resource, record, field }) {
      const entry = await db.audit.lastChange(resource, record, field);
      const change = entry?.changes.find((changed) => changed.field === field);
      if (!entry || !change) return null;
      return {
        actor: entry.actor,
        name: entry.actorName,
        at: entry.at,
        after: change.after,
        hidden: change.hidden ?? false,
      };
    },
    async lastAct({ resource, record, action, rival }) {
      const entry = await db.audit.lastEntry({ resource, record, ...(action && { action }) }, rival);
      if (!entry) return null;
      const fields = entry.changes.map(({ field }) => field);
      return { actor: entry.actor, name: entry.actorName, at: entry.at, action: entry.action, fields };
    },
    withdraw: (id) => db.audit.withdraw(id),
  };
}

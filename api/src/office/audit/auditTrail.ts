import { fullName } from '@wayfare/shared';
import type { AuditTrail } from '../../platform/operation/auditTrail.js';
import type { OfficeServices } from '../services.js';

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
    async finish(id, record, changes) {
      await db.audit.finish(id, record, changes);
      realtime.resourceChanged('auditlog', [id]);
    },
    withdraw: (id) => db.audit.withdraw(id),
  };
}

import { withAudit } from '../../../platform/operation/withAudit.js';
import type { PeopleServices } from '../../services.js';
import type { StoredUser } from '../../user/storedUser.js';

/** Adds or removes a passkey, identified by its name. Written to the audit log if the owner is staff. */
export function auditedPasskey<Result>(
  { id, usertype }: StoredUser,
  { added = null, removed = null }: { added?: string | null; removed?: string | null },
  make: () => Promise<Result>,
  services: PeopleServices,
): Promise<Result> {
  const change = {
    action: 'edit',
    resource: usertype === 'admin' ? 'alladmin' : 'fleetadmins',
    record: id,
    before: () => ({ passkey: removed }),
    after: () => ({ passkey: added }),
  } as const;
  return withAudit({ uid: id, usertype }, change, make, services);
}

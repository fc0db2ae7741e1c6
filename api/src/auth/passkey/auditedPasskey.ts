import { audited } from '../../audit/audited.js';
import type { Services } from '../../services.js';
import type { StoredUser } from '../../user/user.repository.js';

/** Adds or removes a passkey, named by its owner; in the audit log where they run the business. */
export function auditedPasskey<Result>(
  { id, usertype }: StoredUser,
  { added = null, removed = null }: { added?: string | null; removed?: string | null },
  services: Services,
  make: () => Promise<Result>,
): Promise<Result> {
  const change = {
    action: 'edit',
    resource: usertype === 'admin' ? 'alladmin' : 'fleetadmins',
    record: id,
    before: () => ({ passkey: removed }),
    after: () => ({ passkey: added }),
  } as const;
  return audited({ uid: id, usertype }, change, services, make);
}

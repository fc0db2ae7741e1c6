import { type Actor, fullName } from '@wayfare/shared';
import { notifyAdmins } from '../../messages/notification/notifyAdmins.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import type { OfficeServices } from '../services.js';

/**
 * Notifies the other full admins that the actor made a member of staff, or changed the role or limit of one:
 * a second account of the same person could approve what the first one asks for.
 */
export async function notifyOfRights(
  { uid }: Actor,
  member: StoredUser,
  services: OfficeServices,
): Promise<void> {
  const author = await services.db.users.findById(uid);
  const [name, person] = [author ? fullName(author) : '', fullName(member)];
  await notifyAdmins(
    {
      id: `rights:${services.newId()}`,
      title: 'notice_rights_title',
      body: 'notice_rights_body',
      screen: 'Admins',
      values: (translate) => ({ name, person, role: translate(`staff_role_${member.staffRole ?? 'full'}`) }),
      except: [uid, member.id],
      areFull: true,
    },
    services,
  );
}

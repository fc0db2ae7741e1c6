import { mailLink } from '../../people/contact/mailedLink.js';
import type { OfficeServices } from '../services.js';

/** Mails a user added by an admin a link to choose a password. Repeated runs send it only once. */
export async function mailInvitation(uid: string, services: OfficeServices): Promise<void> {
  const { db } = services;
  const user = await db.users.findById(uid);
  if (!user?.inviteDue) return;
  await mailLink('invite', user, { id: `invite:${uid}` }, services);
  await db.users.update(uid, { inviteDue: null });
}

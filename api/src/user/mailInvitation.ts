import { mailLink } from '../auth/mailedLink.js';
import type { Services } from '../services.js';

/** Mails somebody an admin has added a link to choose a password by, once however often it is run. */
export async function mailInvitation(services: Services, uid: string): Promise<void> {
  const { db } = services;
  const user = await db.users.findById(uid);
  if (!user?.inviteDue) return;
  await mailLink('invite', user, { id: `invite:${uid}` }, services);
  await db.users.update(uid, { inviteDue: null });
}

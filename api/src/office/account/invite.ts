import { type Actor, conflict, forbidden, invalid, notFound } from '@wayfare/shared';
import { createHandedLink } from '../../people/contact/handedLink.js';
import { mailLink } from '../../people/contact/mailedLink.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { permit } from '../../platform/crud/permit.js';
import { withAudit } from '../../platform/operation/withAudit.js';
import { belongsToSomebody } from '../contactProposal/ownership.js';
import type { OfficeServices } from '../services.js';
import { faces } from '../../people/user/user.realtime.js';

/** An invitation: mailed again, or a link that the caller hands over. */
export interface Invitation {
  mailed: boolean;
  url?: string;
  expiresAt?: number;
}

/**
 * Invites a person whom staff added and who has not signed in yet. With a mail server, the mail is sent
 * again. Without one, the caller gets a link that chooses the first password: for an account that is nobody's
 * yet, so that staff cannot become an existing user.
 * @throws not_found (404); forbidden, demo_mode, not_in_role (403); invite_needs_email (400);
 *   invite_account_used (409); too_many_requests (429)
 */
export async function invite(actor: Actor, uid: string, services: OfficeServices): Promise<Invitation> {
  const { db, config, clock, budgets } = services;
  const user = await findInvitable(actor, uid, services);
  if (!user.email) throw invalid('invite_needs_email', { email: 'invite_needs_email' });
  if (await belongsToSomebody(user, services)) throw conflict('invite_account_used');
  await budgets.spend(actor.usertype === 'admin' ? 'inviteByAdmin' : 'invite', { account: actor.uid });
  if (config.SMTP_URL) {
    await mailLink('invite', user, { id: `invite:${uid}:${clock.now()}` }, services);
    await db.users.update(uid, { inviteDue: null });
    return { mailed: true };
  }
  const audited = {
    action: 'invite',
    resource: faces[user.usertype],
    record: uid,
    before: async () => null,
    after: async () => null,
  } as const;
  const link = await withAudit(actor, audited, () => createHandedLink(user, services), services);
  return { mailed: false, ...link };
}

/** The user, if the actor may add such users, and they belong to the actor's fleet. */
async function findInvitable(actor: Actor, uid: string, services: OfficeServices): Promise<StoredUser> {
  const { db } = services;
  if (!(await db.settings.settings()).AllowCriticalEditsAdmin) throw forbidden('demo_mode');
  const user = await db.users.findById(uid);
  if (!user) throw notFound();
  if (actor.usertype === 'fleetadmin' && (user.usertype !== 'driver' || user.fleetadmin !== actor.uid))
    throw notFound();
  await permit(actor, 'create', faces[user.usertype], services);
  return user;
}

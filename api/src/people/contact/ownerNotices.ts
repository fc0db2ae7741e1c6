import { isSentToRestored, openReverts } from '@wayfare/shared';
import type { PeopleServices } from '../services.js';
import type { ContactNotice, OwnerNoticeKind, UserWithContacts } from '../user/contactState.js';

/**
 * Messages to the owner of an account, including at recently replaced contacts: a push message and mails, or
 * text messages if there is no email address.
 */
export function ownerNotices(
  user: UserWithContacts,
  { id, at, ...notice }: { id: string; kind: OwnerNoticeKind; at: number; byAdmin?: boolean },
  { sms }: Pick<PeopleServices, 'sms'>,
): ContactNotice[] {
  const replaced = openReverts(user.contactReverts, at)
    .filter(isSentToRestored)
    .flatMap(({ from }) => from ?? []);
  const mailed = [user.email, ...replaced].filter((to): to is string => Boolean(to?.includes('@')));
  const texted =
    mailed.length > 0 || !sms ? [] : [user.mobile, ...replaced].filter((to): to is string => Boolean(to));
  const to = (channel: 'push' | 'mail' | 'sms', contacts: string[]) =>
    [...new Set(contacts)].map(
      (contact, index): ContactNotice => ({
        ...notice,
        id: `${id}:${notice.kind}:${channel}:${index}`,
        at,
        channel,
        to: contact,
      }),
    );
  return [...to('push', [user.id]), ...to('mail', mailed), ...to('sms', texted)];
}

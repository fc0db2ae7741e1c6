import { FALLBACK_LOCALE, leftToRight, type TranslationKey } from '@wayfare/shared';
import { mailLink } from './mailedLink.js';
import { fill, translator } from '../../basics/language/translate.js';
import { timeWriter } from '../../basics/language/writeTime.js';
import { greeting } from '../../messages/notification/greeting.js';
import { linkMail } from '../../messages/notification/linkMail.js';
import type { PeopleServices } from '../services.js';
import type { StoredUser } from '../user/storedUser.js';
import { revertToken } from './contactChange.js';
import { proposalToken } from './proposeContacts.js';
import type { ContactNotice } from '../user/contactState.js';
import { type MailKeys, ownerNoticeTexts } from './ownerNoticeTexts.js';

const PROPOSED_PUSH = {
  title: 'notice_contact_proposed_title',
  body: 'notice_contact_proposed_body',
} as const;

/**
 * Sends one message about an account change. A mail or push message with the same id is sent only once.
 * @throws code_not_sent (502) when the SMS service rejects it
 */
export async function sendContactNotice(
  uid: string,
  notice: ContactNotice,
  services: PeopleServices,
): Promise<void> {
  const { db, sms, notifier } = services;
  const user = await db.users.findById(uid);
  if (!user) return;
  if (notice.kind === 'verify') {
    if (user.email === notice.to) await mailLink('confirm', user, { id: notice.id }, services);
    return;
  }
  const phrase = await wordsOf(user, notice, services);
  const { id, to, channel } = notice;
  const texts = ownerNoticeTexts(notice, Boolean(user.payoutHeldUntil));
  if (channel === 'mail')
    await mail(notice, texts?.mail ?? mailParts(notice, Boolean(user.contactHeldUntil)), phrase, services);
  if (channel === 'sms')
    await sms?.send({
      id,
      to,
      isRequested: false,
      // An owner gets notices whatever strangers do; a new number may be anyone's.
      standing: notice.kind === 'set' ? 'stranger' : 'owner',
      text: texts ? phrase(texts.sms) : smsText(notice, phrase, services),
    });
  const pushed = texts?.push ?? (notice.kind === 'proposed' ? PROPOSED_PUSH : null);
  if (channel === 'push' && pushed)
    await notifier.send([
      {
        id,
        to,
        title: phrase(pushed.title),
        body: phrase(pushed.body),
        screen: 'Profile',
        inbox: {
          ...pushed,
          areKeys: true,
          ...(user.payoutHeldUntil && { times: { until: user.payoutHeldUntil } }),
        },
      },
    ]);
}

type Phrase = ((key: TranslationKey) => string) & { locale: string; greeting: string };

/** The texts in the user's language, with placeholders filled in. */
async function wordsOf(user: StoredUser, notice: ContactNotice, services: PeopleServices): Promise<Phrase> {
  const { db } = services;
  const locale = user.language ?? (await db.languages.findDefault())?.langLocale ?? FALLBACK_LOCALE;
  const [translate, { appName }, settings] = await Promise.all([
    translator(locale, services),
    db.settings.appInfo(),
    db.settings.settings(),
  ]);
  const writeTime = timeWriter(locale, settings.timeZone, translate);
  const values = {
    app: appName,
    new: notice.shown ? leftToRight(notice.shown) : '',
    until: user.payoutHeldUntil ? writeTime(user.payoutHeldUntil) : '',
    held: user.contactHeldUntil ? writeTime(user.contactHeldUntil) : '',
  };
  return Object.assign((key: TranslationKey) => fill(translate(key), values), {
    locale,
    greeting: greeting(translate, { ...user, isProved: isProvedReader(user, notice) }),
  });
}

/**
 * Whether a message goes to an address that the owner has proved. Only those get a link that undoes a change.
 */
const isProvedReader = (user: StoredUser, { to, revert, proposal }: ContactNotice) =>
  revert !== undefined || proposal !== undefined || (user.email === to && user.emailVerified === true);

const undoUrl = (revert: string, services: PeopleServices) =>
  `${services.config.PUBLIC_URL}/login/undo?token=${revertToken(revert, services)}`;

const proposalUrl = (proposal: string, services: PeopleServices) =>
  `${services.config.PUBLIC_URL}/login/proposal?token=${proposalToken(proposal, services)}`;

/** The link of a mail: what decides about the change, or else a page of the account. */
function urlOf(notice: ContactNotice, services: PeopleServices): string {
  if (notice.revert) return undoUrl(notice.revert, services);
  if (notice.proposal) return proposalUrl(notice.proposal, services);
  return `${services.config.PUBLIC_URL}${ownerNoticeTexts(notice, false) ? '/profile' : '/login'}`;
}

async function mail(
  notice: ContactNotice,
  { subject, text, link, closing }: MailKeys,
  phrase: Phrase,
  services: PeopleServices,
): Promise<void> {
  await services.mailer.post({
    id: notice.id,
    to: notice.to,
    ...linkMail({
      locale: phrase.locale,
      subject: phrase(subject),
      greeting: phrase.greeting,
      text: text.map(phrase).join(' '),
      link: { text: phrase(link), url: urlOf(notice, services) },
      closing: phrase(closing),
    }),
  });
}

function proposedMail({ shown, proposal }: ContactNotice): MailKeys {
  const subject = 'mail_contact_proposed_subject';
  const text = 'mail_contact_proposed_text';
  if (!proposal) return { subject, text: [text], link: 'mail_undone_link', closing: 'mail_contact_help' };
  return {
    subject,
    text: [text, ...(shown ? (['mail_contact_proposed_new'] as const) : []), 'mail_contact_proposed_wait'],
    link: 'mail_contact_proposed_link',
    closing: 'mail_contact_proposed_closing',
  };
}

/** The texts of a mail about contacts. `isHeld`: the account's money is paused. */
function mailParts(notice: ContactNotice, isHeld: boolean): MailKeys {
  const { kind, field = 'email', byAdmin, shown, revert } = notice;
  if (kind === 'proposed') return proposedMail(notice);
  if (kind === 'undone') {
    return {
      subject: `mail_${field}_undone_subject`,
      text: [`mail_${field}_undone_text`],
      link: 'mail_undone_link',
      closing: 'mail_undone_closing',
    };
  }
  const changed: TranslationKey = byAdmin ? `mail_${field}_changed_by_admin` : `mail_${field}_changed_text`;
  if (!revert)
    return {
      subject: `mail_${field}_changed_subject`,
      text: [changed],
      link: 'mail_undone_link',
      closing: 'mail_contact_help',
    };
  return {
    subject: `mail_${field}_changed_subject`,
    text: [
      changed,
      ...(shown ? (['mail_contact_now'] as const) : []),
      ...(isHeld && byAdmin ? (['mail_contact_held'] as const) : []),
      'mail_contact_undo',
    ],
    link: 'mail_contact_undo_link',
    closing: 'mail_contact_closing',
  };
}

function smsText(
  { kind, field = 'mobile', revert, proposal }: ContactNotice,
  phrase: Phrase,
  services: PeopleServices,
): string {
  if (kind === 'set') return phrase('sms_mobile_set');
  if (proposal) return `${phrase('sms_contact_proposed')} ${proposalUrl(proposal, services)}`;
  if (kind === 'undone' || !revert) return phrase('sms_contact_undone');
  return `${phrase(field === 'email' ? 'sms_email_changed' : 'sms_mobile_changed')} ${undoUrl(revert, services)}`;
}

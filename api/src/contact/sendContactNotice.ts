import { FALLBACK_LOCALE, type TranslationKey } from '@wayfare/shared';
import { mailLink } from '../auth/mailedLink.js';
import { filled, knownLocale, translator } from '../language/translate.js';
import { linkMail } from '../notification/linkMail.js';
import type { Services } from '../services.js';
import type { StoredUser } from '../user/user.repository.js';
import { revertToken } from './contactChange.js';
import type { ContactNotice } from './contactState.js';

/**
 * Sends one message about a change of contacts or bank details. Mails and push messages are sent once for their id.
 * @throws code_not_sent (502) when the SMS service does not take it
 */
export async function sendContactNotice(
  uid: string,
  notice: ContactNotice,
  services: Services,
): Promise<void> {
  const { db, sms, notifier } = services;
  const user = await db.users.findById(uid);
  if (!user) return;
  if (notice.kind === 'verify') {
    if (user.email === notice.to) await mailLink('confirm', user, { id: notice.id }, services);
    return;
  }
  const say = await wordsOf(user, notice, services);
  if (notice.channel === 'mail') await mail(user, notice, say, services);
  if (notice.channel === 'sms')
    await sms?.send({ id: notice.id, to: notice.to, text: smsText(notice, say, services) });
  if (notice.channel === 'push')
    await notifier.send([
      {
        id: notice.id,
        to: notice.to,
        title: say('notice_bank_title'),
        body: say(isHeld(user) ? 'notice_bank_held' : 'notice_bank_body'),
        screen: 'Profile',
      },
    ]);
}

type Say = ((key: TranslationKey) => string) & { locale: string };

/** The texts in the user's language, with their places filled in. */
async function wordsOf(user: StoredUser, notice: ContactNotice, { db }: Services): Promise<Say> {
  const locale = user.language ?? (await db.languages.findDefault())?.langLocale ?? FALLBACK_LOCALE;
  const [translate, { appName }, settings] = await Promise.all([
    translator({ db }, locale),
    db.settings.appInfo(),
    db.settings.settings(),
  ]);
  const until = new Intl.DateTimeFormat(knownLocale(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: settings.timeZone,
  });
  const values = {
    app: appName,
    name: user.firstName,
    new: notice.shown ?? '',
    until: user.payoutHeldUntil ? until.format(user.payoutHeldUntil) : '',
  };
  return Object.assign((key: TranslationKey) => filled(translate(key), values), { locale });
}

const isHeld = (user: StoredUser) => Boolean(user.payoutHeldUntil);

const undoUrl = (revert: string, services: Services) =>
  `${services.config.PUBLIC_URL}/login/undo?token=${revertToken(revert, services)}`;

async function mail(user: StoredUser, notice: ContactNotice, say: Say, services: Services): Promise<void> {
  const { config, mailer } = services;
  const { subject, text, link, closing } = mailParts(user, notice);
  const url = notice.revert
    ? undoUrl(notice.revert, services)
    : `${config.PUBLIC_URL}${notice.kind === 'bank' ? '/profile' : '/login'}`;
  await mailer.post({
    id: notice.id,
    to: notice.to,
    ...linkMail({
      locale: say.locale,
      subject: say(subject),
      greeting: say('mail_greeting'),
      text: text.map(say).join(' '),
      link: { text: say(link), url },
      closing: say(closing),
    }),
  });
}

interface MailKeys {
  subject: TranslationKey;
  text: TranslationKey[];
  link: TranslationKey;
  closing: TranslationKey;
}

function mailParts(user: StoredUser, { kind, field = 'email', byAdmin, shown }: ContactNotice): MailKeys {
  if (kind === 'bank') {
    return {
      subject: 'mail_bank_subject',
      text: [
        byAdmin ? 'mail_bank_by_admin' : 'mail_bank_text',
        ...(isHeld(user) ? (['mail_bank_held'] as const) : []),
      ],
      link: 'mail_bank_link',
      closing: 'mail_bank_closing',
    };
  }
  if (kind === 'undone') {
    return {
      subject: `mail_${field}_undone_subject`,
      text: [`mail_${field}_undone_text`],
      link: 'mail_undone_link',
      closing: 'mail_undone_closing',
    };
  }
  return {
    subject: `mail_${field}_changed_subject`,
    text: [
      byAdmin ? `mail_${field}_changed_by_admin` : `mail_${field}_changed_text`,
      ...(shown ? (['mail_contact_now'] as const) : []),
      'mail_contact_undo',
    ],
    link: 'mail_contact_undo_link',
    closing: 'mail_contact_closing',
  };
}

function smsText({ kind, field = 'mobile', revert }: ContactNotice, say: Say, services: Services): string {
  if (kind === 'bank') return say('sms_bank');
  if (kind === 'set') return say('sms_mobile_set');
  if (kind === 'undone' || !revert) return say('sms_contact_undone');
  return `${say(field === 'email' ? 'sms_email_changed' : 'sms_mobile_changed')} ${undoUrl(revert, services)}`;
}

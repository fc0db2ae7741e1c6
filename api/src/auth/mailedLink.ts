import { FALLBACK_LOCALE, type TranslationKey } from '@wayfare/shared';
import { filled, translator } from '../language/translate.js';
import { linkMail } from '../notification/linkMail.js';
import type { Services } from '../services.js';
import type { StoredUser } from '../user/user.repository.js';
import type { LinkPurpose } from './emailLink.repository.js';
import { hashOf, newSecret } from './secret.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The mails that carry a link. `pauseMs`: no second one to the same account sooner. */
const kinds = {
  verify: { purpose: 'verify', page: '/login/verify', goodForMs: 24 * HOUR_MS, pauseMs: 5 * MINUTE_MS },
  reset: { purpose: 'reset', page: '/login/reset', goodForMs: HOUR_MS, pauseMs: MINUTE_MS },
  /** To somebody an admin has added: the link chooses the first password. */
  invite: { purpose: 'reset', page: '/login/reset', goodForMs: 7 * 24 * HOUR_MS, pauseMs: 0 },
  /** To an address an admin has set for somebody. */
  confirm: { purpose: 'verify', page: '/login/verify', goodForMs: 7 * 24 * HOUR_MS, pauseMs: 0 },
} as const satisfies Record<
  string,
  { purpose: LinkPurpose; page: string; goodForMs: number; pauseMs: number }
>;

/**
 * Mails somebody a link that proves the address is read. `id` names the mail: the same again sends nothing. `locale` is
 * the caller's, for accounts that have chosen no language. The link's host is the configured one, never a request's.
 */
export async function mailLink(
  kind: keyof typeof kinds,
  user: StoredUser,
  { id, locale }: { id: string; locale?: string },
  services: Services,
): Promise<void> {
  const secret = await linkFor(kind, user, services);
  if (!secret) return;
  const url = `${services.config.PUBLIC_URL}${kinds[kind].page}?token=${secret}`;
  await mailWithLink(kind, user, { id, locale, url }, services);
}

/** The secret of a new link that proves a user's address is read; null where there is no address, or one was just made. */
export async function linkFor(
  kind: keyof typeof kinds,
  user: StoredUser,
  { db, clock }: Services,
): Promise<string | null> {
  if (!user.email) return null;
  const { purpose, goodForMs, pauseMs } = kinds[kind];
  const secret = newSecret();
  const now = clock.now();
  const link = { purpose, uid: user.id, email: user.email, hash: hashOf(secret), now, pauseMs };
  return (await db.emailLinks.add({ ...link, expiresAt: now + goodForMs })) ? secret : null;
}

/** Mails somebody the texts of a kind of mail and a link, in their language. `id` names the mail: the same again sends nothing. */
export async function mailWithLink(
  kind: keyof typeof kinds | 'second_factor_reset',
  user: StoredUser,
  { id, locale, url }: { id: string; locale?: string; url: string },
  services: Services,
): Promise<void> {
  const { db, mailer } = services;
  if (!user.email) return;
  const language =
    user.language ?? locale ?? (await db.languages.findDefault())?.langLocale ?? FALLBACK_LOCALE;
  const [translate, { appName }] = await Promise.all([translator(services, language), db.settings.appInfo()]);
  const say = (part: 'subject' | 'text' | 'link' | 'ignore') => {
    const key: TranslationKey = `mail_${kind}_${part}`;
    return filled(translate(key), { app: appName });
  };
  await mailer.post({
    id,
    to: user.email,
    ...linkMail({
      locale: language,
      subject: say('subject'),
      greeting: filled(translate('mail_greeting'), { name: user.firstName }),
      text: say('text'),
      link: { text: say('link'), url },
      closing: say('ignore'),
    }),
  });
}

import { FALLBACK_LOCALE, type TranslationKey } from '@wayfare/shared';
import { fill, translator } from '../../basics/language/translate.js';
import { greeting } from '../../messages/notification/greeting.js';
import { linkMail } from '../../messages/notification/linkMail.js';
import type { PeopleServices } from '../services.js';
import type { StoredUser } from '../user/storedUser.js';
import type { LinkPurpose } from '../credential/storedLink.js';
import { hashOf, newSecret } from '../../platform/secret.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The mails that contain a link. `pauseMs`: the minimum time between two of them to the same account. */
const kinds = {
  verify: { purpose: 'verify', page: '/login/verify', goodForMs: 24 * HOUR_MS, pauseMs: 5 * MINUTE_MS },
  reset: { purpose: 'reset', page: '/login/reset', goodForMs: HOUR_MS, pauseMs: MINUTE_MS },
  /** To a user added by an admin: the link chooses the first password. */
  invite: { purpose: 'reset', page: '/login/reset', goodForMs: 7 * 24 * HOUR_MS, pauseMs: 0 },
  /** To an address that an admin has set for a user. */
  confirm: { purpose: 'verify', page: '/login/verify', goodForMs: 7 * 24 * HOUR_MS, pauseMs: 0 },
} as const satisfies Record<
  string,
  { purpose: LinkPurpose; page: string; goodForMs: number; pauseMs: number }
>;

/**
 * Mails a user a link that proves they read the address. `id` identifies the mail: the same id is never sent
 * twice. `locale` is the caller's, for accounts without a chosen language. The link always has the configured
 * host, never that of a request.
 */
export async function mailLink(
  kind: keyof typeof kinds,
  user: StoredUser,
  { id, locale }: { id: string; locale?: string },
  services: PeopleServices,
): Promise<void> {
  const secret = await linkFor(kind, user, services);
  if (!secret) return;
  const url = `${services.config.PUBLIC_URL}${kinds[kind].page}?token=${secret}`;
  await mailWithLink(kind, user, { id, locale, url }, services);
}

/**
 * The secret of a new link that proves a user reads their address; null if there is no address or a link was
 * just created.
 */
export async function linkFor(
  kind: keyof typeof kinds,
  user: StoredUser,
  { db, clock }: PeopleServices,
): Promise<string | null> {
  if (!user.email) return null;
  const { purpose, goodForMs, pauseMs } = kinds[kind];
  const secret = newSecret();
  const now = clock.now();
  const link = { purpose, uid: user.id, email: user.email, hash: hashOf(secret), now, pauseMs };
  return (await db.emailLinks.add({ ...link, expiresAt: now + goodForMs })) ? secret : null;
}

/**
 * Sends a user a mail with a link, in their language. `id` identifies the mail: the same id is never sent
 * twice.
 */
export async function mailWithLink(
  kind: keyof typeof kinds | 'second_factor_reset',
  user: StoredUser,
  { id, locale, url }: { id: string; locale?: string; url: string },
  services: PeopleServices,
): Promise<void> {
  const { db, mailer } = services;
  if (!user.email) return;
  const language =
    user.language ?? locale ?? (await db.languages.findDefault())?.langLocale ?? FALLBACK_LOCALE;
  const [translate, { appName }] = await Promise.all([translator(language, services), db.settings.appInfo()]);
  const phrase = (part: 'subject' | 'text' | 'link' | 'ignore') => {
    const key: TranslationKey = `mail_${kind}_${part}`;
    return fill(translate(key), { app: appName });
  };
  await mailer.post({
    id,
    to: user.email,
    ...linkMail({
      locale: language,
      subject: phrase('subject'),
      greeting: greeting(translate, { ...user, isProved: user.emailVerified === true }),
      text: phrase('text'),
      link: { text: phrase('link'), url },
      closing: phrase('ignore'),
    }),
  });
}

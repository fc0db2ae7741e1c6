import { createHmac, randomInt } from 'node:crypto';
import {
  type ContactChangeInput,
  type ContactField,
  forbidden,
  invalid,
  newContactProblem,
  normalizedContact,
  type PendingContact,
  phoneRules,
  TooManyRequests,
} from '@wayfare/shared';
import { hashOf, newSecret } from '../../platform/secret.js';
import { fill, translator } from '../../basics/language/translate.js';
import { greeting } from '../../messages/notification/greeting.js';
import { linkMail } from '../../messages/notification/linkMail.js';
import { withOriginBoundCode } from '../../messages/sms/originBoundCode.js';
import { requireTextable } from '../../messages/sms/smsNumber.js';
import type { PeopleServices } from '../services.js';
import { requireFree } from '../user/insertUser.js';
import { PROOF } from '../user/provenContact.repository.js';
import type { StoredUser } from '../user/storedUser.js';
import type { PendingChange } from './pendingChange.js';

/** How long a link or a code is valid, in ms. */
const GOOD_FOR_MS = { email: 24 * 60 * 60_000, mobile: 10 * 60_000 } as const;
/** The minimum time between two messages for the same contact, in ms, and the maximum number per day. */
const PAUSE_MS = 60_000;
const MOST_A_DAY = 5;

/**
 * The stored hash of a code. There are few possible codes: a hash without the server's key would reveal them.
 */
export const hashOfContactCode = (
  { uid, value }: Pick<PendingChange, 'uid' | 'value'>,
  code: string,
  { tokenKey }: Pick<PeopleServices, 'tokenKey'>,
): string => createHmac('sha256', tokenKey).update(`contact code ${uid} ${value} ${code}`).digest('hex');

/** The parts of a pending change that the user sees. */
export const presentPending = ({ field, value, expiresAt }: PendingChange): PendingContact => ({
  field,
  value,
  expiresAt,
});

/**
 * Sends a link to a new email address, or a code to a new phone number. The contact changes once that is
 * confirmed. Replaces a pending request for the same contact. `locale` is the caller's, for accounts without
 * a chosen language.
 * @throws demo_mode (403); forbidden (403) for a number where no SMS can be sent; proper_email,
 *   mobile_no_blank_error, contact_unchanged, sms_number_costs or sms_country_not_texted (400); user_exists
 *   (409); too_many_requests (429); code_not_sent (502)
 */
export async function requestContactChange(
  user: StoredUser,
  sent: ContactChangeInput,
  locale: string,
  services: PeopleServices,
): Promise<PendingContact> {
  const { db, clock, sms } = services;
  const { field } = sent;
  const settings = await db.settings.settings();
  const value = normalizedContact(sent, phoneRules(settings));
  if (!settings.AllowCriticalEditsAdmin) throw forbidden('demo_mode');
  if (field === 'mobile' && !sms) throw forbidden();
  const problem = newContactProblem({ field, value });
  if (problem) throw invalid(problem, { value: problem });
  if (value === user[field] && user[PROOF[field]])
    throw invalid('contact_unchanged', { value: 'contact_unchanged' });
  if (field === 'mobile') requireTextable(value, { standing: 'stranger', field: 'value' }, settings);
  await requireFree({ [field]: value }, user.id, services);

  const now = clock.now();
  const secret = field === 'email' ? newSecret() : String(randomInt(100_000, 1_000_000));
  const change: PendingChange = {
    uid: user.id,
    field,
    value,
    from: user[field] ?? null,
    requestedAt: now,
    expiresAt: now + GOOD_FOR_MS[field],
    hash: field === 'email' ? hashOf(secret) : hashOfContactCode({ uid: user.id, value }, secret, services),
  };
  if (!(await db.pendingContacts.begin(change, { pauseMs: PAUSE_MS, most: MOST_A_DAY })))
    throw new TooManyRequests(PAUSE_MS / 1000);
  await send[field](user, change, { secret, locale }, services);
  return presentPending(change);
}

type Send = (
  user: StoredUser,
  change: PendingChange,
  parts: { secret: string; locale: string },
  services: PeopleServices,
) => Promise<void>;

const send: Record<ContactField, Send> = {
  async email(user, { value }, { secret, locale: callers }, services) {
    const { db, config, mailer } = services;
    const locale = user.language ?? callers;
    const [translate, { appName }] = await Promise.all([translator(locale, services), db.settings.appInfo()]);
    const phrase = (key: string) => fill(translate(key), { app: appName });
    await mailer.post({
      id: `contact:${hashOf(secret)}`,
      to: value,
      ...linkMail({
        locale,
        subject: phrase('mail_new_email_subject'),
        greeting: greeting(translate, { ...user, isProved: false }),
        text: phrase('mail_new_email_text'),
        link: {
          text: phrase('mail_new_email_link'),
          url: `${config.PUBLIC_URL}/login/contact?token=${secret}`,
        },
        closing: phrase('mail_new_email_closing'),
      }),
    });
  },
  async mobile(user, { value }, { secret, locale }, services) {
    const [translate, { appName }] = await Promise.all([
      translator(user.language ?? locale, services),
      services.db.settings.appInfo(),
    ]);
    const text = fill(translate('sms_new_mobile_code'), { app: appName, code: secret });
    const bound = withOriginBoundCode(text, secret, services.config.PUBLIC_URL);
    await services.sms?.send({ id: newSecret(), to: value, text: bound, isRequested: true });
  },
};

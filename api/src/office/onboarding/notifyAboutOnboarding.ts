import { FALLBACK_LOCALE, type OnboardingState, type TranslationKey } from '@wayfare/shared';
import { translator } from '../../basics/language/translate.js';
import { greeting } from '../../messages/notification/greeting.js';
import { linkMail } from '../../messages/notification/linkMail.js';
import { notifyAdmins } from '../../messages/notification/notifyAdmins.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import type { OfficeServices } from '../services.js';

type Step = OnboardingState | 'approved';

const titleOf = (step: Step): TranslationKey => `notice_onboarding_${step}`;
const textOf = (step: Step): TranslationKey => `notice_onboarding_${step}_text`;

/**
 * Notifies a driver of the last step of the onboarding, and the admins of a sign-up that waits for them. The
 * messages have ids, so that after a crash they are sent again as the same messages.
 */
export async function notifyAboutOnboarding(uid: string, services: OfficeServices): Promise<void> {
  const driver = await services.db.users.findById(uid);
  const notice = driver?.onboardingNotice;
  if (!driver || !notice) return;
  const id = `onboarding:${uid}:${notice.step}:${notice.at}`;
  await notifyDriver(driver, notice.step, id, services);
  if (notice.step === 'submitted')
    await notifyAdmins(
      {
        id: `${id}:office`,
        title: 'notice_onboarding_office',
        body: 'notice_onboarding_office_text',
        screen: 'drivers',
      },
      services,
    );
  await services.db.users.endOnboardingNotice(uid, notice.at);
}

/** A message on the driver's devices and in the inbox, and a mail; a text message if there is no address. */
async function notifyDriver(
  driver: StoredUser,
  step: Step,
  id: string,
  services: OfficeServices,
): Promise<void> {
  const { db, notifier, mailer, sms, config } = services;
  const locale = driver.language ?? (await db.languages.findDefault())?.langLocale ?? FALLBACK_LOCALE;
  const [translate, { appName }] = await Promise.all([translator(locale, services), db.settings.appInfo()]);
  const [title, body] = [titleOf(step), textOf(step)];
  await notifier.send([
    {
      id,
      to: driver.id,
      title: translate(title),
      body: translate(body),
      screen: 'DriverTrips',
      inbox: { title, body, areKeys: true as const },
    },
  ]);
  const url = `${config.PUBLIC_URL}/bookings`;
  if (driver.email)
    await mailer.post({
      id: `${id}:mail`,
      to: driver.email,
      ...linkMail({
        locale,
        subject: `${appName}: ${translate(title)}`,
        greeting: greeting(translate, { ...driver, isProved: driver.emailVerified === true }),
        text: translate(body),
        link: { text: translate('mail_onboarding_link'), url },
        closing: translate('mail_onboarding_closing'),
      }),
    });
  // A number that does not receive text messages must not keep the others from being notified.
  else if (driver.mobile)
    await sms
      ?.send({ id: `${id}:sms`, to: driver.mobile, isRequested: false, text: `${translate(title)} ${url}` })
      .catch((error: unknown) => services.log.warn({ err: error, uid: driver.id }, 'an SMS was not sent'));
}

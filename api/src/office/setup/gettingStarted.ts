import { type Actor, defaultAppInfo, type Language } from '@wayfare/shared';
import { withTimeLimit } from '../doctor/finding.js';
import { checkMaps, hasMapService } from '../doctor/mapChecks.js';
import { askProviders, type ProviderAnswer } from '../doctor/paymentChecks.js';
import { checkPush, hasPushService } from '../doctor/pushChecks.js';
import { checkMail, checkPictures } from '../doctor/serviceChecks.js';
import { checkSms, hasSmsService } from '../doctor/smsChecks.js';
import {
  type BuiltInLocale,
  builtInLanguages,
  builtInLocales,
} from '../../basics/language/builtInLanguages.js';
import { fill, translator } from '../../basics/language/translate.js';
import { linkMail } from '../../messages/notification/linkMail.js';
import { withAudit } from '../../platform/operation/withAudit.js';
import type { OfficeServices } from '../services.js';
import type { StoredUser } from '../../people/user/storedUser.js';

/** The steps that an installation needs before its first booking, in the order of the setup page. */
export const setupSteps = ['company', 'carTypes', 'drivers'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Services outside the product whose connection an admin can test. */
export const testableServices = ['maps', 'mail', 'pictures', 'sms', 'push', 'payments'] as const;
export type TestableService = (typeof testableServices)[number];

/** How long a connection test may take, in ms. */
const TEST_MS = 8_000;

/**
 * Returns the missing steps, the built-in languages and which of them are in use, and which services are
 * configured.
 */
export async function readSetup({ db, config, payments }: OfficeServices) {
  const [{ CompanyName }, hasCarTypes, hasDriver, languages] = await Promise.all([
    db.settings.appInfo(),
    db.carTypes.hasAny(),
    db.users.hasApproved('driver'),
    db.languages.all(),
  ]);
  const isDone: Record<SetupStep, boolean> = {
    company: CompanyName !== defaultAppInfo.CompanyName,
    carTypes: hasCarTypes,
    drivers: hasDriver,
  };
  return {
    missing: setupSteps.filter((step) => !isDone[step]),
    languages: builtInLocales.map((langLocale) => ({
      langLocale,
      langName: builtInLanguages.find((language) => language.langLocale === langLocale)?.langName ?? '',
      isAdded: languages.some((language) => language.langLocale === langLocale),
    })),
    services: {
      maps: hasMapService(config),
      mail: Boolean(config.SMTP_URL),
      pictures: Boolean(config.S3_ENDPOINT),
      sms: hasSmsService(config),
      push: hasPushService(config),
      payments: payments.length > 0,
    },
  };
}

/**
 * Adds built-in languages that are not in use yet. The first language of an installation is English, its
 * default.
 */
export async function addBuiltInLanguages(
  actor: Actor,
  wanted: readonly BuiltInLocale[],
  services: OfficeServices,
): Promise<void> {
  const { db, clock, newId, realtime } = services;
  const before = await db.languages.all();
  const missing = builtInLanguages.filter(
    ({ langLocale }) =>
      (wanted.includes(langLocale) || (langLocale === 'en' && before.length === 0)) &&
      !before.some((language) => language.langLocale === langLocale),
  );
  for (const builtIn of missing) {
    const createdAt = new Date(clock.now()).toISOString();
    const language: Language = { ...builtIn, id: newId(), default: false, createdAt };
    const creation = { action: 'create', resource: 'languages', record: language.id } as const;
    const without = { ...language, keyValuePairs: undefined };
    await withAudit(
      actor,
      { ...creation, before: () => null, after: () => without },
      () => db.languages.insert(language),
      services,
    );
    if (language.langLocale === 'en' && before.length === 0) await db.languages.makeDefault(language.id);
    realtime.resourceChanged('languages', [language.id]);
  }
}

/** The result of a connection test. */
export interface ServiceTest {
  works: boolean;
  /** Each payment provider that was asked; absent for other services. */
  providers?: ProviderAnswer[];
}

/** Whether a service answers as configured. If it is the mail server, it sends the admin a mail. */
export async function testService(
  service: TestableService,
  admin: StoredUser,
  services: OfficeServices,
): Promise<ServiceTest> {
  if (service === 'payments') return testPayments(services);
  const works = await testAnswers(service, services);
  if (works && service === 'mail') await sendTestMail(admin, services);
  return { works };
}

/** The test provider, which is a part of the product, needs no connection. */
async function testPayments({ config, payments }: OfficeServices): Promise<ServiceTest> {
  const providers = await askProviders(config, TEST_MS);
  return { works: payments.length > 0 && providers.every(({ answer }) => answer === 'works'), providers };
}

async function testAnswers(
  service: Exclude<TestableService, 'payments'>,
  { config }: OfficeServices,
): Promise<boolean> {
  const checks = {
    maps: () => checkMaps(config, TEST_MS),
    mail: () => checkMail(config),
    pictures: () => checkPictures(config),
    sms: () => checkSms(config, TEST_MS),
    push: () => checkPush(config, TEST_MS),
  };
  const findings = await withTimeLimit(service, TEST_MS, checks[service]);
  return (
    findings.some(({ verdict }) => verdict === 'ok') && findings.every(({ verdict }) => verdict !== 'problem')
  );
}

async function sendTestMail(
  { id, email, firstName, language }: StoredUser,
  services: OfficeServices,
): Promise<void> {
  if (!email) return;
  const { db, clock, config, mailer } = services;
  const locale = language ?? (await db.languages.findDefault())?.langLocale ?? 'en';
  const [translate, { appName }] = await Promise.all([translator(locale, services), db.settings.appInfo()]);
  const phrase = (key: string) => fill(translate(key), { app: appName, name: firstName });
  await mailer.post({
    id: `setup-test:${id}:${clock.now()}`,
    to: email,
    ...linkMail({
      locale,
      subject: phrase('mail_setup_test_subject'),
      greeting: phrase('mail_greeting'),
      text: phrase('mail_setup_test_text'),
      link: { text: phrase('mail_setup_test_link'), url: `${config.PUBLIC_URL}/setup` },
      closing: phrase('mail_setup_test_ignore'),
    }),
  });
}

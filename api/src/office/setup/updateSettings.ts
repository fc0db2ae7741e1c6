import { type Actor, amountsTooLarge, type AppInfo, invalid, type Settings } from '@wayfare/shared';
import { requireOwnSecondFactor } from '../../people/auth/secondFactor/requiredSecondFactor.js';
import { nameAuthors } from '../../platform/crud/nameAuthors.js';
import { requireUnchanged } from '../../platform/crud/requireUnchanged.js';
import { fieldsOf, onlySent } from '../../platform/crud/resourceOperations.js';
import type { OfficeServices } from '../services.js';
import { followingSettings, keepUnitOfPrices, requireCountries, requireCurrency } from './currencyUse.js';
import { giveBonus } from './giveBonus.js';

/** A referral bonus as forms send it. */
type SentBonus = number | '' | null | undefined;

/** Fields as a form sends them. `was` holds those that its author saw. */
type Sent<Singleton> = { [Field in keyof Singleton]?: Singleton[Field] | undefined } & {
  was?: Record<string, unknown> | undefined;
};
type SentSettings = Omit<Sent<Settings>, 'bonus'> & { bonus?: SentBonus; keepsPrices?: boolean | undefined };
type SentAppInfo = Sent<AppInfo> & { bonus?: SentBonus };

/** The settings that a form really sent. */
export const sentSettings = ({ was: _was, keepsPrices: _keeps, ...fields }: SentSettings, sent: object) =>
  onlySent(fields, sent) as Partial<Settings>;

/** The company details that a form really sent. */
export const sentAppInfo = ({ was: _was, bonus: _bonus, ...fields }: SentAppInfo, sent: object) =>
  onlySent(fields, sent) as Partial<AppInfo>;

/**
 * Changes settings. `sent` is the body of the request. Stored amounts and rates keep their meaning.
 * @throws proper_bonus, wrong_code, amount_implausible (400); what `requireCurrency`, `requireCountries`,
 *   `requireOwnSecondFactor`, `giveBonus` and `requireUnchanged` throw
 */
export async function updateSettings(
  actor: Actor,
  fields: SentSettings,
  sent: object,
  services: OfficeServices,
): Promise<void> {
  requireBonus(fields, sent);
  const given = sentSettings(fields, sent);
  const before = await services.db.settings.settings();
  const changes = { ...given, ...followingSettings(before, given) };
  if (changes.requireStaffSecondFactor) await requireOwnSecondFactor(actor.uid, services);
  await requireLicense(changes.license, services);
  const { settings, saveSettings } = services.db.settings;
  requireCountries(given);
  await requireCurrency(before, given, fields.keepsPrices === true, services);
  requirePlausible(changes, changes.code ?? before.code);
  const make = async () => {
    await keepUnitOfPrices(before, given, services);
    const set = () => save({ changes, was: fields.was }, settings, saveSettings);
    await nameAuthors({ resource: 'settings', record: 'settings' }, set, services);
    services.realtime.resourceChanged('settings', ['settings']);
  };
  await giveBonus(actor, changes, make, services);
}

/** Changes company details. `sent` is the body of the request. @throws proper_bonus (400) */
export async function updateAppInfo(
  fields: SentAppInfo,
  sent: object,
  services: OfficeServices,
): Promise<void> {
  requireBonus(fields, sent);
  const { appInfo, saveAppInfo } = services.db.settings;
  const changes = sentAppInfo(fields, sent);
  const set = () => save({ changes, was: fields.was }, appInfo, saveAppInfo);
  await nameAuthors({ resource: 'appinfo', record: 'appinfo' }, set, services);
  services.realtime.resourceChanged('appinfo', ['appinfo']);
}

async function save<Singleton extends object>(
  { changes, was }: { changes: Partial<Singleton>; was: Record<string, unknown> | undefined },
  read: () => Promise<Singleton>,
  write: (changes: Partial<Singleton>, seen?: Partial<Singleton>) => Promise<void>,
): Promise<void> {
  const now = await read();
  requireUnchanged(changes, was, now);
  await write(changes, was && fieldsOf(now, Object.keys(was)));
}

/** @throws amount_implausible (400) for an amount far above any real one */
function requirePlausible(changes: Partial<Settings>, currency: string): void {
  const problems = amountsTooLarge(
    {
      bonus: { kind: 'bonus', amount: changes.bonus },
      approvalLimit: { kind: 'posting', amount: changes.approvalLimit },
      adjustmentMax: { kind: 'posting', amount: changes.adjustmentMax },
      raiseMax: { kind: 'posting', amount: changes.raiseMax },
      riderExtraMax: { kind: 'posting', amount: changes.riderExtraMax },
    },
    currency,
  );
  if (problems) throw invalid('amount_implausible', problems);
}

/**
 * Requires a bonus that was sent not to be empty: with the settings, and with the company details, for apps
 * that send both as one record (rules 5.35, 5.38).
 * @throws proper_bonus (400)
 */
function requireBonus({ bonus }: { bonus?: SentBonus }, sent: object) {
  if ('bonus' in sent && (bonus === undefined || bonus === null || bonus === ''))
    throw invalid('proper_bonus', { bonus: 'proper_bonus' });
}

/** Requires a new purchase code to be confirmed (rule 5.37). @throws wrong_code (400) */
async function requireLicense(license: Settings['license'] | undefined, { db, licensing }: OfficeServices) {
  if (!license || license === (await db.settings.settings()).license) return;
  if (!(await licensing.confirms(license))) throw invalid('wrong_code', { license: 'wrong_code' });
}

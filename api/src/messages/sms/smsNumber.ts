import { type ErrorKey, invalid, phoneCountry, type Settings } from '@wayfare/shared';
import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** How well a number's owner is known, which decides what limits an SMS to it. */
export type NumberStanding =
  /** Anyone may have named the number. */
  | 'stranger'
  /** Its owner has proved it, but the one who asks may be anyone. */
  | 'proved'
  /** Its owner asks on a device or network they have used before, or gets a notice about their account. */
  | 'owner';

/** Kinds of numbers that cost the business much to text, or that no person reads. */
const COSTLY: ReadonlySet<NumberType> = new Set<NumberType>([
  'PREMIUM_RATE',
  'SHARED_COST',
  'TOLL_FREE',
  'PERSONAL_NUMBER',
  'PAGER',
  'UAN',
  'VOICEMAIL',
]);
/** Digits at the end of a number that its prefix leaves out: sellers of traffic get numbers in blocks. */
const BLOCK_DIGITS = 4;

type CountrySettings = Pick<Settings, 'smsCountries' | 'country' | 'restrictCountry'>;

/**
 * Why a number is not texted; null if it is. Numbers outside all countries (satellite and international
 * networks) and kinds that cost are never texted. Numbers in other countries than those of the settings are
 * texted only if their owner has proved them.
 */
export function smsProblem(
  number: string,
  standing: NumberStanding,
  settings: CountrySettings,
): ErrorKey | null {
  const country = smsCountry(number);
  const type = parsePhoneNumberFromString(number)?.getType();
  if (country === null || (type && COSTLY.has(type))) return 'sms_number_costs';
  if (standing === 'stranger' && !textedCountries(settings).has(country)) return 'sms_country_not_texted';
  return null;
}

/** @throws sms_number_costs or sms_country_not_texted (400), which name `field` */
export function requireTextable(
  number: string,
  { standing, field }: { standing: NumberStanding; field: string },
  settings: CountrySettings,
): void {
  const problem = smsProblem(number, standing, settings);
  if (problem) throw invalid(problem, { [field]: problem });
}

/** The country of a number by its two-letter code; null for a network outside all countries. */
export function smsCountry(number: string): string | null {
  const parsed = parsePhoneNumberFromString(number);
  // A number that is assigned to no one yet counts for the largest country with its calling code.
  return parsed?.country ?? parsed?.getPossibleCountries()[0] ?? null;
}

/** The number without its last digits. */
export const numberPrefix = (number: string): string => number.slice(0, -BLOCK_DIGITS);

/** The two-letter codes of the countries texted. */
function textedCountries(settings: CountrySettings): ReadonlySet<string> {
  const named = settings.smsCountries?.match(/[A-Z]{2}/g);
  if (named) return new Set(named);
  const restricted = settings.restrictCountry?.toUpperCase();
  return new Set([...(restricted ? [restricted] : []), phoneCountry(settings)]);
}

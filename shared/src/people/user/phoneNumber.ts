import {
  AsYouType,
  type CountryCode,
  getCountries,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import type { Settings } from '../../basics/settings/settings.schema.js';
import { cleanPhone } from './typedInput.js';

/** The country of national phone numbers if the settings name no known one. */
const FALLBACK = 'US';
/** E.164 allows 15 digits after the plus. */
const MOST_CHARACTERS = 16;
/** A national phone number has at least this many digits (rule 5.30). */
const FEWEST_DIGITS = 6;
/**
 * The fewest where the settings accept short numbers: those of Niue and Saint Helena have four (rule 5.52).
 */
const FEWEST_SHORT_DIGITS = 4;

/** How phone numbers are read: `country` is that of numbers without a country code. */
export interface PhoneRules extends Pick<Settings, 'shortPhoneNumbers'> {
  country?: string | undefined;
}

/** For numbers that are stored already: as the settings accepted them, with their country code. */
const STORED: PhoneRules = { shortPhoneNumbers: true };

/**
 * A phone number in its one stored form, E.164 (`+491712345678`), so that a number identifies one account and
 * can be called. It may be typed with or without country code, trunk prefix and separators; without country
 * code, it belongs to the country of the rules. Null for a number that no phone can have, or that is too
 * short for the rules (rules 5.30, 5.52).
 */
export function phoneNumber(typed: string, rules: PhoneRules): string | null {
  const parsed = parsedNumber(typed, rules);
  return parsed && parsed.ext === undefined ? parsed.number : null;
}

/** A stored phone number in its one form; null for a text that is none. */
export const storedPhoneNumber = (stored: string): string | null => phoneNumber(stored, STORED);

/**
 * A phone number to call, as `phoneNumber` with its extension. A text that is no possible number by the rules
 * stays as typed: rule 5.11 accepts it.
 */
export function numberToCall(typed: string, rules: PhoneRules): string {
  const parsed = parsedNumber(typed.replace(/\s*ext\.?\s*(\d+)$/i, ' x$1').trim(), rules);
  if (!parsed) return cleanPhone(typed);
  return parsed.ext === undefined ? parsed.number : `${parsed.number} x${parsed.ext}`;
}

/**
 * The beginning of a typed phone number in the stored form, to search by; null for a text that is not one.
 */
export function phoneNumberPrefix(typed: string, { country }: PhoneRules): string | null {
  const cleaned = cleanPhone(typed);
  if (!/^[\s+]*(?:\d[\s().\-/]*){4,15}$/.test(cleaned.replace(/[()]/g, ''))) return null;
  const asYouType = new AsYouType(countryCode(country));
  asYouType.input(cleaned);
  return asYouType.getNumberValue() ?? null;
}

/**
 * The country of phone numbers typed without one: that of the settings, by English name or two-letter code.
 */
export function phoneCountry({
  country,
  restrictCountry,
}: Pick<Settings, 'country' | 'restrictCountry'>): string {
  return countryNamed(country) ?? countryCode(restrictCountry) ?? FALLBACK;
}

/** How the settings say that phone numbers are read. */
export const phoneRules = (
  settings: Pick<Settings, 'country' | 'restrictCountry' | 'shortPhoneNumbers'>,
): PhoneRules => ({
  country: phoneCountry(settings),
  shortPhoneNumbers: settings.shortPhoneNumbers,
});

/** The two-letter codes of all countries. */
export const countryCodes = (): readonly string[] => getCountries();

/**
 * The countries with their own phone numbers, by code and by English name, in lowercase. Built on first use,
 * because building it is slow.
 */
let countries: ReadonlyMap<string, CountryCode> | undefined;

function countryNamed(name: string | null | undefined): CountryCode | undefined {
  if (!countries) {
    const codes = getCountries();
    // Browsers and Node differ: "Hong Kong" and "Hong Kong SAR China", "Falkland Islands (Islas Malvinas)".
    const spellings = (['short', 'long'] as const).flatMap((style) => {
      const names = new Intl.DisplayNames(['en'], { type: 'region', style });
      const named = codes.map((code) => [(names.of(code) ?? code).toLowerCase(), code] as const);
      return [...named.map(([name, code]) => [withoutAddition(name), code] as const), ...named];
    });
    countries = new Map([...spellings, ...codes.map((code) => [code.toLowerCase(), code] as const)]);
  }
  const typed = name?.trim().toLowerCase() ?? '';
  return countries.get(typed) ?? countries.get(withoutAddition(typed));
}

/** A country's name without what stands in parentheses after it. */
const withoutAddition = (name: string): string => name.replace(/\s*\(.*\)$/, '');

function countryCode(code: string | null | undefined): CountryCode | undefined {
  const upper = code?.trim().toUpperCase() ?? '';
  return isSupportedCountry(upper) ? upper : undefined;
}

function parsedNumber(typed: string, { country, shortPhoneNumbers }: PhoneRules) {
  const defaultCountry = countryCode(country);
  const parsed = parsePhoneNumberFromString(cleanPhone(typed), {
    ...(defaultCountry && { defaultCountry }),
    // The whole text has to be a number.
    extract: false,
  });
  const fewest = shortPhoneNumbers ? FEWEST_SHORT_DIGITS : FEWEST_DIGITS;
  if (!parsed?.isPossible() || parsed.nationalNumber.length < fewest) return null;
  if (parsed.number.length > MOST_CHARACTERS) return null;
  // A few impossible numbers, such as all zeros, change when they are read again.
  return parsePhoneNumberFromString(parsed.number)?.number === parsed.number ? parsed : null;
}

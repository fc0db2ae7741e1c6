import { type CurrencyFormat, formatAmount, inDistanceUnit } from '@wayfare/shared';

/** The settings that determine formats. */
type FormatSettings = CurrencyFormat & { convert_to_mile: boolean };

/** Translates a text with its values. */
type Phrase = (key: 'time_named' | 'time_for_viewer', values: Record<string, string>) => string;

/**
 * Creates formats once for each locale, settings object and translation function. Creating them takes longer
 * than drawing a row of a list, and each row needs them.
 */
export function createOnce<Settings extends object, Formats>(
  create: (locale: string, settings: Settings, t: Phrase) => Formats,
): (locale: string, settings: Settings, t: Phrase) => Formats {
  const known = new WeakMap<Settings, Map<string, { t: Phrase; formats: Formats }>>();
  return (locale, settings, t) => {
    const byLocale = known.get(settings) ?? new Map<string, { t: Phrase; formats: Formats }>();
    known.set(settings, byLocale);
    const before = byLocale.get(locale);
    if (before?.t === t) return before.formats;
    const formats = create(locale, settings, t);
    byLocale.set(locale, { t, formats });
    return formats;
  };
}

/** A shorter distance, in kilometers or miles, would be written as 0. */
const LEAST_LENGTH = 0.05;
const METERS_PER_KM = 1_000;
const FEET_PER_KM = 3_280.84;

/** Formats for amounts, distances and durations in a locale, according to the settings. */
export function createFormats(locale: string, settings: FormatSettings) {
  const unit = settings.convert_to_mile ? 'mile' : 'kilometer';
  const distance = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
  const shortUnit = settings.convert_to_mile ? 'foot' : 'meter';
  const shortDistance = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: shortUnit,
    maximumFractionDigits: 0,
  });
  const wholeDistance = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 0 });
  const minutes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute' });
  const hours = new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour' });
  const number = new Intl.NumberFormat(locale);
  const rating = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return {
    /** The minus sign comes before the symbol: −$2.26. */
    money: (amount: number) => formatAmount(amount, settings, locale),
    /** A distance in kilometers; in meters or feet if it would be rounded to nothing. */
    distance: (km: number) => {
      const length = inDistanceUnit(km, settings.convert_to_mile);
      return length > 0 && length < LEAST_LENGTH
        ? shortDistance.format(km * (settings.convert_to_mile ? FEET_PER_KM : METERS_PER_KM))
        : distance.format(length);
    },
    /** The same without decimals, for distances that are only about right. */
    wholeDistance: (km: number) => wholeDistance.format(inDistanceUnit(km, settings.convert_to_mile)),
    /** Hours and minutes; any time above 0 is at least a minute. */
    duration: (seconds: number) => {
      const whole = Math.max(seconds > 0 ? 1 : 0, Math.round(seconds / 60));
      if (whole < 60) return minutes.format(whole);
      const rest = whole % 60;
      const full = hours.format(Math.floor(whole / 60));
      return rest === 0 ? full : `${full} ${minutes.format(rest)}`;
    },
    /** A calendar date, `2027-05-31`. */
    date: (day: string) => date.format(Date.parse(day)),
    /** Without a sign for a number that was rounded up to zero. */
    number: (value: number) => number.format(value === 0 ? 0 : value),
    /** The average of a user's ratings, with at least one decimal. */
    rating: (value: number) => rating.format(value),
    /** A part from 0 to 1 as whole percent. */
    percent: (part: number) => percent.format(part),
  };
}

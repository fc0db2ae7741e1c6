/** The languages to choose from, and the regions where their dates are commonly used. */
const regions: Readonly<Record<string, readonly string[]>> = {
  af: ['ZA'],
  am: ['ET'],
  ar: ['AE', 'DZ', 'EG', 'IQ', 'JO', 'KW', 'LB', 'MA', 'OM', 'QA', 'SA', 'TN'],
  az: ['AZ'],
  be: ['BY'],
  bg: ['BG'],
  bn: ['BD', 'IN'],
  bs: ['BA'],
  ca: ['ES'],
  cs: ['CZ'],
  cy: ['GB'],
  da: ['DK'],
  de: ['AT', 'CH', 'DE'],
  el: ['CY', 'GR'],
  en: ['AU', 'CA', 'GB', 'IE', 'IN', 'KE', 'NG', 'NZ', 'PH', 'SG', 'US', 'ZA'],
  es: ['AR', 'BO', 'CL', 'CO', 'CR', 'DO', 'EC', 'ES', 'GT', 'MX', 'PE', 'PY', 'US', 'UY', 'VE'],
  et: ['EE'],
  eu: ['ES'],
  fa: ['IR'],
  fi: ['FI'],
  fil: ['PH'],
  fr: ['BE', 'CA', 'CH', 'CI', 'CM', 'FR', 'LU', 'SN'],
  ga: ['IE'],
  gl: ['ES'],
  gu: ['IN'],
  ha: ['NG'],
  he: ['IL'],
  hi: ['IN'],
  hr: ['HR'],
  hu: ['HU'],
  hy: ['AM'],
  id: ['ID'],
  is: ['IS'],
  it: ['CH', 'IT'],
  ja: ['JP'],
  ka: ['GE'],
  kk: ['KZ'],
  km: ['KH'],
  kn: ['IN'],
  ko: ['KR'],
  ky: ['KG'],
  lo: ['LA'],
  lt: ['LT'],
  lv: ['LV'],
  mk: ['MK'],
  ml: ['IN'],
  mn: ['MN'],
  mr: ['IN'],
  ms: ['MY', 'SG'],
  my: ['MM'],
  nb: ['NO'],
  ne: ['NP'],
  nl: ['BE', 'NL'],
  pa: ['IN', 'PK'],
  pl: ['PL'],
  ps: ['AF'],
  pt: ['AO', 'BR', 'MZ', 'PT'],
  ro: ['MD', 'RO'],
  ru: ['KZ', 'RU'],
  si: ['LK'],
  sk: ['SK'],
  sl: ['SI'],
  so: ['SO'],
  sq: ['AL'],
  sr: ['RS'],
  sv: ['FI', 'SE'],
  sw: ['KE', 'TZ'],
  ta: ['IN', 'LK'],
  te: ['IN'],
  tg: ['TJ'],
  th: ['TH'],
  tr: ['TR'],
  uk: ['UA'],
  ur: ['IN', 'PK'],
  uz: ['UZ'],
  vi: ['VN'],
  yo: ['NG'],
  zh: ['CN', 'HK', 'SG', 'TW'],
  zu: ['ZA'],
};

interface LocaleChoice {
  id: string;
  name: string;
}

/** Choices for the codes, named in the user's language. Codes in use that are in no list stay available. */
function namedChoices(codes: readonly string[], inUse: readonly string[], reader: string): LocaleChoice[] {
  const names = new Intl.DisplayNames(reader, { type: 'language', fallback: 'code' });
  const nameOf = (code: string) => {
    try {
      return names.of(code) ?? code;
    } catch {
      return code;
    }
  };
  const collator = new Intl.Collator(reader);
  return [...new Set([...codes, ...inUse])]
    .map((id) => ({ id, name: `${nameOf(id)} (${id})` }))
    .sort((a, b) => collator.compare(a.name, b.name));
}

/** The choices for a language's locale (rule 2.44). */
export const languageLocales = (reader: string, inUse: readonly string[] = []) =>
  namedChoices(Object.keys(regions), inUse, reader);

/** The choices for a language's date locale (rule 2.44). */
export const dateLocales = (reader: string, inUse: readonly string[] = []) =>
  namedChoices(
    Object.entries(regions).flatMap(([code, places]) => [code, ...places.map((place) => `${code}-${place}`)]),
    inUse,
    reader,
  );

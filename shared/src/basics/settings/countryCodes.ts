/** Codes that the standard has besides those of countries. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/**
 * Whether every two-letter code in a text, in capitals, is that of a country. Former and informal codes
 * (`UK` for `GB`) are none: nothing would be found under them.
 */
export const areCountries = (text: string): boolean => (text.match(/[A-Z]{2}/g) ?? []).every(isCountry);

function isCountry(code: string): boolean {
  const name = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code);
  return name !== undefined && !NO_COUNTRIES.has(code) && new Intl.Locale(`und-${code}`).region === code;
}

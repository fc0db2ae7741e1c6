/** The default language (rule 9.14). */
export const FALLBACK_LOCALE = 'en';

const RTL = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'sd', 'ug', 'yi', 'dv', 'ckb']);

/** Text direction of a locale (rule 2.62). */
export function directionOf(langLocale: string): 'ltr' | 'rtl' {
  return RTL.has(langLocale.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** A two-letter country code, in capital letters; null for anything else. */
export function countryCodeOf(text: string | null | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

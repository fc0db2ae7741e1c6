/** Parses a typed amount, with a decimal point or comma; null if it is not a number. */
export function typedAmount(typed: string): number | null {
  const trimmed = typed.trim().replace(',', '.');
  const value = Number(trimmed);
  return trimmed !== '' && Number.isFinite(value) ? value : null;
}

/** An amount as it is typed; null for what is no number. */
export function typedAmount(typed: string): number | null {
  const trimmed = typed.trim().replace(',', '.');
  const value = Number(trimmed);
  return trimmed !== '' && Number.isFinite(value) ? value : null;
}

/** An amount as it is typed; null for what is no number. */
export function typedAmount(typed: string): number | null {
  const trimmed = typed.trim().replace(',', '.');
  const value = Number(trimmed);
  return trimmed !== '' && Number.isFinite(value) ? value : null;
}

/** A fresh key for one attempt to add money; `randomUUID` exists on secure origins only. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

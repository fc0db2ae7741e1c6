const SHOWN_AT_MOST = 4;

/** An account number with only its last digits shown: enough to recognize it, never more than half of it. */
export function maskedAccount(account: string): string {
  const shown = Math.min(SHOWN_AT_MOST, Math.floor(account.length / 2));
  return `••••${shown > 0 ? ` ${account.slice(-shown)}` : ''}`;
}

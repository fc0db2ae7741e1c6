import { numberToCall, phoneRules } from '@wayfare/shared';

/**
 * The number that a driver has typed for a receipt, with the code of its country; null if it is none. In a
 * file of its own: what knows the numbers of all countries is as large as the rest of the console.
 */
export function receiptNumber(typed: string, settings: Parameters<typeof phoneRules>[0]): string | null {
  const number = numberToCall(typed, phoneRules(settings));
  return number.startsWith('+') ? number : null;
}

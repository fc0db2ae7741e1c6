import { exact, invalid, roundAmount, toWire } from '@wayfare/shared';
import type { MoneyServices } from '../services.js';

/**
 * Validates an amount a user typed; empty counts as 0 (rule 5.47).
 * @throws no_details_error (400) unless above 0; validation_error (400) with more decimals than the settings
 *   allow
 */
export async function requiredAmount(
  typed: number | '' | null | undefined,
  { db }: MoneyServices,
): Promise<number> {
  const amount = exact(typed || 0);
  if (amount.lte(0)) throw invalid('no_details_error', { amount: 'no_details_error' });
  const { decimal } = await db.settings.settings();
  if (!roundAmount(amount, decimal).eq(amount))
    throw invalid('validation_error', { amount: 'field_invalid' });
  return toWire(amount);
}

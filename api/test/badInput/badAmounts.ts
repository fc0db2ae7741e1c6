import type { GoodRequest } from './row.js';

/** Invalid amounts of money. */
export const badAmounts = {
  'no amount': [{ amount: null }, 400, 'no_details_error'],
  'an empty amount': [{ amount: '' }, 400, 'no_details_error'],
  nothing: [{ amount: 0 }, 400, 'no_details_error'],
  'minus nothing': [{ amount: -0 }, 400, 'no_details_error'],
  'less than nothing': [{ amount: -5 }, 400, 'no_details_error'],
  'more decimals than the currency has': [{ amount: 1.234 }, 400, 'validation_error'],
  'next to nothing': [{ amount: 1e-300 }, 400, 'validation_error'],
  'more than is ever paid': [{ amount: 1_000_000_001 }, 400, 'validation_error'],
} as const satisfies GoodRequest['refuses'];

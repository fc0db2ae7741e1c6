import type { WithoutLongWord } from './longRow.js';

const NUMBERS = 'only amounts, and words of the product';

/** Pages of the panel that show nothing that people have entered. */
export const withoutLongWord: WithoutLongWord = {
  '/dashboard': NUMBERS,
  '/earnings': NUMBERS,
  '/earningreports': NUMBERS,
  '/ledger': NUMBERS,
  '/setup': NUMBERS,
  '/profile/notifications': 'sentences of the product, about trips by their references',
  '/shiftreplay': 'trips of hours ago, which a test cannot book; their references and times',
  '/sms': 'the demo has no SMS service; numbers and states',
  '/paymentdifferences': 'no provider of the demo differs; amounts and references',
};

import { maskedAccount } from './maskedAccount.js';

it('shows at most the last four digits of an account number, and at most half of it', () => {
  expect(['US1234567890', '0042', '7', ''].map(maskedAccount)).toEqual([
    '•••• 7890',
    '•••• 42',
    '••••',
    '••••',
  ]);
});

const money = 'shared/src/money';

/** Faults in wallets, gifts, and payouts. @type {import('./mutants.mjs').Mutant[]} */
export const wallets = [
  {
    name: 'a withdrawal adds to the balance',
    file: `${money}/wallet/ledger.ts`,
    from: "entry.type === 'Credit' ? amount",
    to: "entry.type !== 'Debit' ? amount",
    tests: `${money}/wallet/ledger.test.ts`,
  },
  {
    name: 'a payment takes bonus money below zero',
    file: 'api/src/money/wallet/posting.ts',
    from: 'bonus: spendsBonus ? 0 : null',
    to: 'bonus: null',
    tests: 'api/src/money/wallet/posting.test.ts',
  },
  {
    name: 'a posting with a reference that must be new is posted again',
    file: 'api/src/money/wallet/posting.ts',
    from: '...postings.map(({ txRef }) => txRef), ...unless',
    to: '...postings.map(({ txRef }) => txRef)',
    tests: 'api/src/money/wallet/posting.test.ts',
  },
  {
    name: 'the gifts of a day have no limit',
    file: `${money}/wallet/gift.ts`,
    from: 'if (isAbove(ofDay, approvalLimit)) return true;',
    to: '',
    tests: `${money}/wallet/gift.test.ts`,
  },
];

import type { AnswerTo } from '../../web/test/stories/answers.js';
import { NOW } from '../../web/test/stories/business.js';
import { LONG } from '../../web/test/stories/texts.js';

/** A finished audit of the ledger that found a wallet and a trip that do not agree with their entries. */
export const ledgerProof: AnswerTo<'get /ledger'> = {
  state: 'done',
  startedAt: NOW - 4_000,
  done: 3,
  total: 3,
  finishedAt: NOW - 1_000,
  result: {
    wallets: 12,
    entries: 704,
    settledTrips: 120,
    balances: '1234.5',
    entrySum: '1230.5',
    off: 2,
    findings: [
      {
        about: 'wallet',
        id: 'r1',
        fault: 'balance',
        values: { balance: '20.5', entries: '16.5' },
        booking: null,
        user: { id: 'r1', usertype: 'rider', name: LONG },
      },
      {
        about: 'trip',
        id: 'r1',
        fault: 'cards',
        values: { amount: '12', payments: 2 },
        booking: 'r1',
        user: null,
      },
    ],
  },
};

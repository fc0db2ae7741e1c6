import { type Answers, type AnswerTo, held, refused } from '../../../../web/test/stories/answers.js';
import { driver, rider } from '../../../test/business.js';
import { NOW } from '../../../../web/test/stories/business.js';
import { stories } from '../../../test/stories.js';
import { LONG } from '../../../../web/test/stories/texts.js';

const at = '/profile/wallet';
const user = rider;
type Entry = AnswerTo<'get /wallethistory'>[number];
const entry = (id: string, more: Partial<Entry>): Entry => ({
  id,
  txRef: id,
  uid: rider.id,
  type: 'Credit',
  amount: 20,
  date: NOW - 3_600_000,
  ...more,
});
const history = [
  entry('e1', { kind: 'topUp', account: 'wallet', balance: 48.5 }),
  entry('e2', {
    type: 'Debit',
    kind: 'fare',
    amount: 24.6,
    booking: 'trip1',
    bookingReference: 'W-4F7K-25',
    balance: 28.5,
  }),
  entry('e3', { kind: 'gift', account: 'bonus', amount: 5, note: 'Welcome' }),
  entry('e4', {}),
];
const answers: Answers = {
  'get /wallethistory': history,
  'get /wallet/cards': {
    cards: [{ id: 'c1', provider: 'stripe', brand: 'Visa', lastFour: '4242', expires: '09/28' }],
    keptAt: ['stripe'],
    silent: [],
  },
  'get /withdraws': [],
};
const noCards: Answers = { 'get /wallet/cards': { cards: [], keptAt: [], silent: [] } };

stories('a wallet', {
  'of a rider with cards, who is paid out': {
    at,
    user,
    settings: { RiderWithDraw: true },
    answers,
    shows: 'saved_cards_title',
  },
  'of a rider, without anything': {
    at,
    user: { ...rider, walletBalance: 0, bonusBalance: 0 },
    answers: { 'get /wallethistory': [], ...noCards },
    shows: 'console_no_history',
  },
  'of a rider where only cash is taken': {
    at,
    user,
    settings: { cardPayments: false },
    answers: { 'get /wallethistory': history },
    shows: 'console_wallet_history',
  },
  'of a driver': {
    at,
    user: driver,
    answers: { 'get /wallethistory': history },
    shows: 'console_wallet_history',
  },
  'with words of 60 letters': {
    at,
    user,
    answers: {
      ...answers,
      'get /wallet/cards': {
        cards: [{ id: 'c1', provider: 'stripe', brand: LONG, lastFour: '4242', expires: null }],
        keptAt: ['stripe'],
        silent: ['paypal'],
      },
      'get /wallethistory': [entry('e1', { booking: 'trip1', bookingReference: 'W-4F7K-25', note: LONG })],
    },
    shows: 'console_wallet_history',
  },
  'while it is loading': {
    at,
    user,
    answers: { 'get /wallethistory': held, 'get /wallet/cards': held },
    shows: 'wallet_title',
  },
  'when it could not be loaded': {
    at,
    user,
    answers: {
      'get /wallethistory': refused(503, 'server_busy'),
      'get /wallet/cards': refused(503, 'server_busy'),
    },
    shows: 'saved_cards_failed',
  },
  'to someone who may not see it': {
    at,
    user,
    answers: { 'get /wallethistory': refused(403, 'forbidden'), ...noCards },
    shows: 'site_load_error',
  },
});

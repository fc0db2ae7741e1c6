import type { AnswerTo } from '../../../../web/test/stories/answers.js';
import { driver } from '../../../test/business.js';
import { NOW } from '../../../../web/test/stories/business.js';
import { stories } from '../../../test/stories.js';
import { LONG } from '../../../../web/test/stories/texts.js';
import { unavailable } from '../../../test/unavailable.js';

type Statement = AnswerTo<'get /drivers/{id}/statement'>;
const at = '/profile/statement';
const user = driver;
const nothing = {
  share: 0,
  cash: 0,
  tips: 0,
  fees: 0,
  corrections: 0,
  payouts: 0,
  other: 0,
  total: 0,
};
const empty: Statement = {
  driver: { id: driver.id, name: 'Jonas Weber', vehicleNumber: null },
  from: 20260601,
  until: 20260612,
  timeZone: 'America/New_York',
  opening: 12,
  lines: [],
  sums: { ...nothing, fare: 0, commission: 0 },
  closing: 12,
};
const full: Statement = {
  ...empty,
  driver: { ...empty.driver, vehicleNumber: 'NYC 4821' },
  lines: [
    {
      ...nothing,
      id: 'l1',
      date: NOW - 3_600_000,
      kind: 'trip',
      booking: 'trip1',
      bookingReference: 'W-4F7K-25',
      fare: 24.6,
      commission: 3.6,
      share: 21,
      cash: -24.6,
      tips: 2,
      total: -1.6,
    },
    { ...nothing, id: 'l2', date: NOW, kind: 'payout', payouts: -50, total: -50 },
  ],
  sums: {
    ...nothing,
    fare: 24.6,
    commission: 3.6,
    share: 21,
    cash: -24.6,
    tips: 2,
    payouts: -50,
    total: -51.6,
  },
  closing: -39.6,
};
const answers = (statement: Statement) => ({ 'get /drivers/{id}/statement': statement });

stories('the statement of a driver', {
  'with trips and payouts': { at, user, answers: answers(full), shows: 'statement_closing' },
  'in which nothing moved': { at, user, answers: answers(empty), shows: 'statement_none' },
  'with words of 60 letters': {
    at,
    user,
    answers: answers({ ...full, driver: { ...full.driver, name: LONG, vehicleNumber: LONG } }),
    shows: 'statement_closing',
  },
  'of a period that is none': {
    at: `${at}?from=20260612&until=20260601`,
    user,
    shows: 'statement_last',
  },
  ...unavailable({ at, user, operation: 'get /drivers/{id}/statement', title: 'statement_text' }),
});

import { page } from 'vitest/browser';
import { type Answers, type AnswerTo, held, refused } from '../../../../web/test/stories/answers.js';
import { driver } from '../../../test/business.js';
import { NOW } from '../../../../web/test/stories/business.js';
import { stories } from '../../../test/stories.js';
import { LONG } from '../../../../web/test/stories/texts.js';

const at = '/profile/decisions';
const user = driver;
const DAY_MS = 86_400_000;

type Decision = AnswerTo<'get /drivers/me/decisions'>['decisions'][number];
const decision = (kind: Decision['kind'], more: Partial<Decision> = {}): Decision => ({
  kind,
  applies: false,
  since: null,
  until: null,
  count: null,
  order: null,
  windowSeconds: null,
  rate: null,
  ...more,
});
const decisions: Decision[] = [
  decision('offer_order', { applies: true, order: 'nearest', windowSeconds: 5 }),
  decision('away', { applies: true, since: NOW - 600_000, count: 3 }),
  decision('cool_down', { applies: true, until: NOW + 600_000 }),
  decision('documents'),
  decision('debt'),
  decision('held_fare'),
  decision('acceptance', { rate: 0.83 }),
];
type Passed = AnswerTo<'get /passedtrips'>[number];
const reasons: readonly Passed['reason'][] = ['declined', 'missed', 'faster', 'too_far', 'on_break', 'unfit'];
const passed = reasons.map(
  (reason, index): Passed => ({
    id: `p${index}`,
    at: NOW - index * DAY_MS,
    reason,
    distance: index === 0 ? null : index * 1.2,
    over: reason === 'too_far' ? 2.5 : null,
  }),
);
type Asked = AnswerTo<'get /decisionrequests'>[number];
const asked = (more: Partial<Asked>): Asked => ({
  id: 'r1',
  driver: driver.id,
  driver_name: 'Jonas Weber',
  about: 'passed_trip',
  reason: 'faster',
  passedAt: NOW - DAY_MS,
  createdAt: NOW - DAY_MS,
  dueAt: NOW + 2 * DAY_MS,
  isOpen: true,
  answeredAt: null,
  messages: [{ text: 'Why was that?', at: NOW - DAY_MS, isFromStaff: false, by_name: null }],
  ...more,
});
const requests = [
  asked({}),
  asked({ id: 'r2', about: 'away', reason: null, passedAt: null, dueAt: NOW - DAY_MS }),
  asked({
    id: 'r3',
    isOpen: false,
    answeredAt: NOW,
    messages: [
      { text: LONG, at: NOW - DAY_MS, isFromStaff: false, by_name: null },
      { text: `${LONG} ${LONG}`, at: NOW, isFromStaff: true, by_name: LONG },
    ],
  }),
];
const answers: Answers = {
  'get /drivers/me/decisions': { decisions, answerDays: 3 },
  'get /passedtrips': passed,
  'get /decisionrequests': requests,
};
const all = (answer: typeof held): Answers => ({
  'get /drivers/me/decisions': answer,
  'get /passedtrips': answer,
  'get /decisionrequests': answer,
});

stories('the decisions about a driver', {
  'with passed trips and questions': { at, user, answers, shows: 'decisions_requests' },
  'without passed trips and questions': {
    at,
    user,
    answers: { ...answers, 'get /passedtrips': [], 'get /decisionrequests': [] },
    shows: 'decisions_passed_empty',
  },
  'before a question is sent': {
    at,
    user,
    answers,
    shows: 'decisions_question',
    async act(on) {
      const subject = on.t('decision_offer_order');
      await page.getByRole('button', { name: on.t('decisions_ask_about', { subject }) }).click();
      await on.settled();
    },
  },
  'while they are loading': { at, user, answers: all(held), shows: 'decisions_title' },
  'when they could not be loaded': {
    at,
    user,
    answers: all(refused(503, 'server_busy')),
    shows: 'site_load_error',
  },
  'to someone who may not see them': {
    at,
    user,
    answers: all(refused(403, 'forbidden')),
    shows: 'site_load_error',
  },
});

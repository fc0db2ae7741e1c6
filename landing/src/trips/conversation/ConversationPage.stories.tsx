import { type AnswerTo, held, refused } from '../../../../web/test/stories/answers.js';
import { driver, rider } from '../../../test/business.js';
import { NOW } from '../../../../web/test/stories/business.js';
import { stories } from '../../../test/stories.js';
import { LONG } from '../../../../web/test/stories/texts.js';

const at = '/profile/messages';
type Message = AnswerTo<'get /users/me/conversation/messages'>[number];
const message = (sequence: number, more: Partial<Message>): Message => ({
  id: `m${sequence}`,
  user: rider.id,
  sequence,
  message: 'I left my umbrella in the car.',
  from: rider.id,
  from_name: 'Mira Okafor',
  source: 'rider',
  at: NOW - 600_000 + sequence * 60_000,
  booking: null,
  reference: null,
  ...more,
});
const office = { from: 'admin1', from_name: 'Rosa Lima', source: 'admin' } as const;
const answers = (messages: Message[]) => ({
  'get /users/me/conversation': { unread: 0, readByStaff: 1 },
  'get /users/me/conversation/messages': messages,
  'post /users/me/conversation/read': { ok: true as const },
});

stories('the messages with the office', {
  'of a rider': {
    at,
    user: rider,
    answers: answers([
      message(1, { booking: 'trip1', reference: 'W-4F7K-25' }),
      message(2, { ...office, message: 'We have it here. Come by any time.' }),
      message(3, {}),
    ]),
    shows: 'conversation_title',
  },
  'of a driver, about a trip': {
    at: `${at}?trip=trip1`,
    user: driver,
    answers: answers([
      message(1, { from: driver.id, source: 'driver' }),
      message(2, { ...office, message: '' }),
    ]),
    shows: 'conversation_gone',
  },
  'without any': { at, user: rider, answers: answers([]), shows: 'conversation_hint' },
  'with words of 60 letters': {
    at,
    user: rider,
    answers: answers([
      message(1, { message: `${LONG} https://example.com/${LONG}` }),
      message(2, { ...office, from_name: LONG, message: LONG }),
    ]),
    shows: 'conversation_title',
  },
  'while they are loading': {
    at,
    user: rider,
    answers: { ...answers([]), 'get /users/me/conversation/messages': held },
    shows: 'conversation_title',
  },
  'when they could not be loaded': {
    at,
    user: rider,
    answers: { ...answers([]), 'get /users/me/conversation/messages': refused(503, 'server_busy') },
    shows: 'site_load_error',
  },
});

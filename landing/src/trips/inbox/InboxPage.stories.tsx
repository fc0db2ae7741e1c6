import type { InboxEntry } from '@wayfare/shared';
import { held, refused } from '../../../../web/test/stories/answers.js';
import { rider } from '../../../test/business.js';
import { NOW } from '../../../../web/test/stories/business.js';
import { stories } from '../../../test/stories.js';
import { LONG } from '../../../../web/test/stories/texts.js';

const at = '/profile/notifications';
const user = rider;
const entries: InboxEntry[] = [
  {
    id: 'n1',
    at: NOW - 60_000,
    title: 'Your driver is here',
    body: 'NYC 4821',
    isRead: false,
    bookingId: 'trip1',
  },
  { id: 'n2', at: NOW - 86_400_000, title: 'Receipt', body: 'You paid $24.60.', isRead: true },
];
const long: InboxEntry[] = [{ id: 'n3', at: NOW, title: LONG, body: `${LONG} ${LONG}`, isRead: false }];

const inbox = (shown: InboxEntry[]) => ({ entries: shown, unread: 1, total: shown.length });

stories('the notifications of a rider', {
  'read and unread': {
    at,
    user,
    answers: { 'get /users/me/notifications': inbox(entries) },
    shows: 'inbox_title',
  },
  'without any': { at, user, answers: { 'get /users/me/notifications': inbox([]) }, shows: 'inbox_empty' },
  'with words of 60 letters': {
    at,
    user,
    answers: { 'get /users/me/notifications': inbox(long) },
    shows: 'inbox_title',
  },
  'while they are loading': {
    at,
    user,
    answers: { 'get /users/me/notifications': held },
    shows: 'inbox_title',
  },
  'when they could not be loaded': {
    at,
    user,
    answers: { 'get /users/me/notifications': refused(503, 'server_busy') },
    shows: 'site_load_error',
  },
});

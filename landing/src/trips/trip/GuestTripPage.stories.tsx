import type { ChangePreview, TranslationKey } from '@wayfare/shared';
import { page } from 'vitest/browser';
import { NOW } from '../../../../web/test/stories/business.js';
import { moments } from '../../../test/moments.js';
import { dearer, everyState, guestTripIn } from '../../../test/trips.js';
import { type Story, stories } from '../../../test/stories.js';
import { held, lost, refused } from '../../../../web/test/stories/answers.js';

const at = '/guest-trip#token';
const HOUR = 60 * 60_000;

stories(
  'a trip as its guest sees it',
  everyState((state) => ({
    at,
    answers: { 'post /guest-trips': guestTripIn(state), 'post /guest-trips/messages': [] },
    shows: 'trip_title',
  })),
);
stories(
  'a guest’s trip',
  Object.fromEntries(
    Object.entries({
      'while a driver is searched': guestTripIn('NEW', {
        search: moments['while a driver is searched'].search,
      }),
      'booked for later': guestTripIn('NEW', {
        tripdate: NOW + 20 * HOUR,
        searchFrom: NOW + 19 * HOUR,
      }),
      'whose driver finishes another trip first': guestTripIn('ACCEPTED', { finishingTrip: true }),
    }).map(([name, trip]): [string, Story] => [
      name,
      {
        at,
        answers: {
          'post /guest-trips': trip,
          'post /guest-trips/messages': [],
          'post /guest-trips/nearer-cars': [],
        },
        shows: 'trip_title',
      },
    ]),
  ),
);
const searched = guestTripIn('NEW', {
  search: moments['while a driver is searched'].search,
  riderExtraMost: 20,
});
const later: ChangePreview = {
  ...dearer,
  fields: [{ field: 'tripdate', before: NOW, after: NOW + HOUR }],
  price: { before: 23.4, after: 23.4 },
  priceReason: 'kept',
};
const paidMore: ChangePreview = {
  ...dearer,
  fields: [{ field: 'riderExtra', before: 0, after: 3 }],
  price: { before: 23.4, after: 26.4 },
  priceReason: 'rider_extra',
};
const waiting = (preview: ChangePreview): Story => ({
  at,
  answers: {
    'post /guest-trips': searched,
    'post /guest-trips/messages': [],
    'post /guest-trips/nearer-cars': [{ carType: 'Comfort', minutes: 3, price: 28.9 }],
    'post /guest-trips/changes/preview': preview,
  },
  shows: 'trip_wait_title',
});
const opened = (preview: ChangePreview, open: TranslationKey, values?: Record<string, string>): Story => ({
  ...waiting(preview),
  shows: 'change_save',
  async act({ t }) {
    await page.getByRole('button', { name: t(open, values) }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  },
});
stories('a guest’s trip whose driver is searched', {
  'when a car of another type is nearer': waiting(dearer),
  'when a nearer car is looked at': opened(dearer, 'trip_wait_switch_to', { carType: 'Comfort' }),
  'when a later time is looked at': opened(later, 'trip_wait_later'),
  'when more for the driver is looked at': opened(paidMore, 'trip_wait_extra'),
});
const more: ChangePreview = {
  ...dearer,
  fields: [{ field: 'passengers', before: 2, after: 3 }],
  price: { before: 23.4, after: 23.4 },
  priceReason: 'kept',
  driver: 'stays',
  notified: ['driver'],
};
/** The form for whom and what a ride takes, with one passenger more. */
const withOneMore = (preview: ChangePreview | ReturnType<typeof refused>): Story => ({
  at,
  answers: {
    'post /guest-trips': guestTripIn('ACCEPTED', { passengers: 2, needs: ['childSeat'] }),
    'post /guest-trips/messages': [],
    'post /guest-trips/changes/preview': preview,
  },
  shows: 'change_save',
  async act({ t }) {
    await page.getByRole('button', { name: t('load_change') }).click();
    await page.getByRole('combobox', { name: t('trip_passengers') }).click();
    // Digits differ by language.
    await page.getByRole('option').nth(2).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  },
});
stories('a guest’s trip whose passengers are changed', {
  'in a car with room': withOneMore(more),
  'in a car without room': withOneMore(refused(400, 'car_too_small')),
});
/** Bought for two hours, half an hour ago. */
const hire = {
  hours: 2,
  bought: 2,
  price: 42,
  km: 20,
  minHours: 1,
  maxHours: 8,
  unitMinutes: 15,
  beyondKm: 0,
  parts: null,
};
stories('a guest’s trip of another kind', {
  'by the hour, under way': {
    at,
    answers: {
      'post /guest-trips': {
        ...guestTripIn('STARTED'),
        kind: 'hourly',
        drop: '',
        hire,
        startedAt: NOW - 30 * 60_000,
      },
      'post /guest-trips/messages': [],
    },
    shows: 'trip_by_hour',
  },
  'whose driver waits for the way back': {
    at,
    answers: {
      'post /guest-trips': {
        ...guestTripIn('ACCEPTED'),
        kind: 'return',
        back: { waitMinutes: 30, linked: null },
      },
      'post /guest-trips/messages': [],
    },
    shows: 'trip_title',
  },
  'with another trip back': {
    at,
    answers: {
      'post /guest-trips': {
        ...guestTripIn('NEW'),
        kind: 'return',
        back: {
          waitMinutes: null,
          linked: { isBack: true, tripdate: NOW + 3 * 3_600_000, status: 'NEW', url: '/guest-trip#other' },
        },
      },
      'post /guest-trips/messages': [],
    },
    shows: 'trip_title',
  },
});
stories('a guest’s trip that cannot be shown', {
  'while it is loading': { at, answers: { 'post /guest-trips': held }, shows: 'trip_title' },
  'without a network': { at, answers: { 'post /guest-trips': lost }, shows: 'fetch_call_error' },
  'by a link that does not work': {
    at,
    answers: { 'post /guest-trips': refused(404, 'not_found') },
    shows: 'shared_trip_unknown',
  },
});

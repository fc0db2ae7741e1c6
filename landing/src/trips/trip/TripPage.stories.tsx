import {
  type PresentedBooking,
  type TranslationKey,
  type TripAction,
  type TripRole,
  type TripState,
  tripState,
  tripViewIn,
  type User,
} from '@wayfare/shared';
import { page } from 'vitest/browser';
import { driver, rider } from '../../../test/business.js';
import { NOW } from '../../../../web/test/stories/business.js';
import { moments } from '../../../test/moments.js';
import { dearer, everyState, longTrip, tripAnswers, tripIn } from '../../../test/trips.js';
import { type Story, stories } from '../../../test/stories.js';
import { held, lost, refused } from '../../../../web/test/stories/answers.js';

/** The labels of the actions that stand out. */
const labels: Record<TripAction, readonly TranslationKey[]> = {
  pay: ['pay_now', 'pay_card', 'trip_pay_wallet', 'pay_hold_now'],
  message: ['chat_short'],
  share: ['trip_share'],
  rate: ['trip_rate_send'],
  book_again: ['trip_book_again'],
  arrive: ['console_arrived'],
  start: ['console_start'],
  reach: ['console_reach'],
  confirm_cash: ['console_cash_received'],
  complete: ['console_complete'],
};
const primaryOf = (role: TripRole, state: TripState) => {
  const { primary } = tripViewIn(role, state);
  return primary === null ? [] : labels[primary];
};

const at = '/bookings/trip1';
const asRider = (state: TripState): Story => {
  const trip = tripIn(state);
  expect(tripState(trip)).toBe(state);
  return {
    at,
    user: rider,
    answers: tripAnswers(trip),
    shows: 'trip_title',
    primary: primaryOf('rider', state),
  };
};
const asDriver = (state: TripState): Story => {
  const trip = tripIn(state);
  return {
    at,
    user: driver,
    answers: tripAnswers(trip),
    shows: 'trip_title',
    primary: primaryOf('driver', state === 'RATED' ? 'COMPLETE' : state),
  };
};

stories('a trip as its rider sees it', everyState(asRider));
stories('a trip as its driver sees it', everyState(asDriver));
/** The moments that the driver's page shows otherwise than the rider's. */
const driversMoments = [
  'whose driver finishes another trip first',
  'whose driver waits at the pickup',
  'whose rider did not come',
  'by the hour under way',
  'there and back with a wait',
] as const;
const inMoment = (user: User, name: string, trip: PresentedBooking): [string, Story] => [
  name,
  { at, user, answers: tripAnswers(trip), shows: 'trip_title' },
];
stories(
  'a rider’s trip',
  Object.fromEntries(Object.entries(moments).map(([name, trip]) => inMoment(rider, name, trip))),
);
stories(
  'a driver’s trip',
  Object.fromEntries(driversMoments.map((name) => inMoment(driver, name, moments[name]))),
);
const searched = moments['while a driver is searched'];
const nearer: Story = {
  at,
  user: rider,
  answers: {
    ...tripAnswers(searched),
    'get /bookings/{id}/nearer-cars': [
      { carType: 'Comfort', minutes: 3, price: 28.9 },
      { carType: 'A car type with a name that is as long as names may well be', minutes: 4, price: null },
    ],
    'post /bookings/{id}/changes/preview': dearer,
  },
  shows: 'trip_wait_title',
};
stories('a trip whose driver is searched, as its rider sees it', {
  'when cars of other types are nearer': nearer,
  'when a nearer car is looked at': {
    ...nearer,
    shows: 'change_save',
    async act({ t }) {
      const name = t('trip_wait_switch_to', { carType: 'Comfort' });
      await page.getByRole('button', { name }).click();
      await expect.element(page.getByRole('dialog')).toBeVisible();
    },
  },
  'when more for the driver is looked at, a second time': {
    ...nearer,
    answers: { ...nearer.answers, ...tripAnswers({ ...searched, riderExtra: 30, customer_paid: 260 }) },
    settings: { riderExtraMax: 500 },
    shows: 'change_save',
    async act({ t }) {
      await page.getByRole('button', { name: t('trip_wait_extra') }).click();
      await expect.element(page.getByRole('dialog')).toBeVisible();
    },
  },
  'of a delivery': { ...nearer, settings: { category: 'delivery' } },
});
stories('a trip that became much longer, as its rider sees it', {
  'while its driver is asked': {
    at,
    user: rider,
    answers: tripAnswers(
      tripIn('ACCEPTED', { longerTrip: { state: 'asked', version: 4, until: NOW + 95_000, accepted: 9.1 } }),
    ),
    shows: 'trip_title',
  },
  'after its driver refused': {
    at,
    user: rider,
    answers: tripAnswers(tripIn('NEW', { longerTrip: { state: 'refused', version: 4, accepted: 9.1 } })),
    shows: 'trip_longer_lost',
  },
});
stories('a trip that cannot be shown', {
  'while it is loading': { at, user: rider, answers: { 'get /bookings/{id}': held }, shows: 'trip_title' },
  'when it could not be loaded': {
    at,
    user: rider,
    answers: { 'get /bookings/{id}': refused(503, 'server_busy') },
    shows: 'site_load_error',
  },
  'to someone it does not belong to': {
    at,
    user: rider,
    answers: { 'get /bookings/{id}': refused(403, 'forbidden') },
    shows: 'forbidden',
  },
  'without a network': {
    at,
    user: rider,
    answers: { 'get /bookings/{id}': lost },
    shows: 'fetch_call_error',
  },
});

/** States whose pages differ most. */
const longStates = ['ACCEPTED', 'STARTED', 'PENDING_CARD', 'COMPLETE'] as const;
stories(
  'a trip with words of 60 letters',
  Object.fromEntries(
    [rider, driver].flatMap((user) =>
      longStates.map((state): [string, Story] => [
        `as its ${user.usertype} sees it in the state ${state}`,
        { at, user, answers: tripAnswers(longTrip(state)), shows: 'trip_title' },
      ]),
    ),
  ),
);

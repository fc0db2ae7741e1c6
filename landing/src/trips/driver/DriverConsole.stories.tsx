import type { DriverDocument, User } from '@wayfare/shared';
import { page } from 'vitest/browser';
import {
  type Answers,
  type AnswerTo,
  held,
  lost,
  refused,
  type StoryRequest,
} from '../../../../web/test/stories/answers.js';
import { driver } from '../../../test/business.js';
import { NOW } from '../../../../web/test/stories/business.js';
import { carTypes } from '../../../test/carTypes.js';
import { press } from '../../../test/fields.js';
import { type Story, stories } from '../../../test/stories.js';
import { longTrip, tripAnswers, tripIn } from '../../../test/trips.js';
import { LONG } from '../../../../web/test/stories/texts.js';
import type { OwnBooking } from '../booking/bookings.js';

const at = '/bookings';
const MINUTE = 60_000;

const earnedDay = (day: number, trips: number): AnswerTo<'get /drivers/me/earnings'>['days'][number] => ({
  day,
  trips,
  share: trips * 14.5,
  raises: 0,
  tips: trips,
  cancelFees: 0,
  convenienceFees: trips * 2,
  total: trips * 15.5,
});
const documents: DriverDocument[] = [
  { kind: 'license', state: 'valid', image: null, expiresOn: '2028-03-01', sent: null, rejected: null },
  { kind: 'insurance', state: 'valid', image: null, expiresOn: '2027-01-31', sent: null, rejected: null },
  { kind: 'registration', state: 'undated', image: null, expiresOn: null, sent: null, rejected: null },
];
const withdraw = (more: Partial<AnswerTo<'get /withdraws'>[number]>): AnswerTo<'get /withdraws'>[number] => ({
  id: 'w1',
  uid: driver.id,
  name: 'Jonas Weber',
  amount: 120,
  date: NOW - 3 * 86_400_000,
  bankName: 'First Bank',
  bankCode: '021000021',
  bankAccount: '000123456789',
  processed: false,
  procesDate: null,
  ...more,
});

/** The driver's trips and the offers to them, which the page reads from the same list. */
const work = ({
  tasks = [],
  offers = [],
}: {
  tasks?: OwnBooking[];
  offers?: OwnBooking[];
} = {}): Answers => ({
  ...(tasks[0] && tripAnswers(tasks[0])),
  'get /bookings': ({ filter }: StoryRequest) => (filter['status'] === 'NEW' ? offers : tasks),
  'get /drivers/me/planned': { trips: [] },
  'get /drivers/{id}/documents': { documents },
});
const told = (shows: Story['shows'], me: Partial<User>, answers: Answers = {}): Story => ({
  at,
  user: { ...driver, ...me },
  answers: { ...work(), ...answers },
  shows,
});
/** A driver who gets no offers for now, and is not asked to wait for them. */
const withoutOffers = (shows: Story['shows'], me: Partial<User>): Story => ({
  ...told(shows, me),
  act: async ({ t }) => {
    expect(document.body.textContent).toContain(t('no_tasks'));
    expect(document.body.textContent).not.toContain(t('console_waiting'));
  },
});
const withWork = (shows: Story['shows'], given: Parameters<typeof work>[0]): Story => ({
  at,
  user: driver,
  answers: work(given),
  shows,
});

stories('the work of a driver', {
  offline: told('console_offline_hint', { driverActiveStatus: false }),
  'online, without offers': told('console_waiting', {}),
  'on a break': withoutOffers('console_break_end', { breakUntil: NOW + 20 * MINUTE }),
  'away, after offers without an answer': withoutOffers('console_away', { awayAt: NOW - 5 * MINUTE }),
  'heading home': told('console_waiting', {
    heading: { lat: 40.7, lng: -73.95, add: '12 Elm Street', isOn: true, day: 20260612, used: 1 },
  }),
  'without a car type': withoutOffers('onboarding_no_car_type', { carType: null }),
  'before the first trip': told('onboarding_first_title', { walletBalance: 0, createdAt: NOW - MINUTE }),
  'with documents that expire': told(
    'console_documents_check',
    {},
    {
      'get /drivers/{id}/documents': {
        documents: documents.map((document, index) =>
          index === 0
            ? { ...document, state: 'expiring', expiresOn: '2026-06-20' }
            : { ...document, state: 'expired', expiresOn: '2026-06-01' },
        ),
      },
    },
  ),
  'with trips planned for later': told(
    'planned_title',
    {},
    {
      'get /drivers/me/planned': {
        trips: [
          {
            id: 'p1',
            reference: 'W-7Q2M-11',
            tripdate: NOW + 300 * MINUTE,
            estimateTime: 1200,
            pickup: '12 Elm Street',
          },
          { id: 'p2', reference: 'W-7Q2M-12', tripdate: NOW + 500 * MINUTE, estimateTime: 900, pickup: LONG },
        ],
      },
    },
  ),
  'where drivers may start on the street': {
    ...told('console_street', {}, { 'get /cartypes': carTypes }),
    settings: { streetTrips: true },
  },
  'while it is loading': { ...told('site_home', {}, { 'get /bookings': held }), isBare: true },
  'when it could not be loaded': told(
    'site_load_error',
    {},
    { 'get /bookings': refused(503, 'server_busy') },
  ),
  'without a network': told('site_load_error', {}, { 'get /bookings': lost }),
});

const offer = tripIn('NEW', { id: 'offer1', offerExpiresAt: NOW + 60 * MINUTE, driver_share: 21 });
const nextOffer = { ...offer, finishingTrip: true as const };
stories('an offer', {
  'with its time left': withWork('console_offer', { offers: [offer] }),
  'with another one': withWork('console_offer_later', {
    offers: [offer, { ...offer, id: 'offer2' }],
  }),
  'with every part of a trip': withWork('console_offer', {
    offers: [
      tripIn('NEW', {
        ...offer,
        stops: [{ lat: 40.73, lng: -73.99, add: 'Union Square' }],
        pickUpInstructions: 'Ring twice',
        bookLater: true,
        tripdate: NOW + 90 * MINUTE,
      }),
    ],
  }),
  'with words of 60 letters': withWork('console_offer', {
    offers: [{ ...longTrip('NEW'), id: 'offer1', offerExpiresAt: NOW + 60 * MINUTE }],
  }),
  'that is put off': {
    ...withWork('console_decline', { offers: [offer] }),
    async act(on) {
      await press(on, 'console_offer_later');
      await on.settled();
    },
  },
  'of the next trip, while one is driven': withWork('console_next_offer', {
    tasks: [tripIn('STARTED')],
    offers: [nextOffer],
  }),
  'of the next trip, with words of 60 letters': withWork('console_next_offer', {
    tasks: [longTrip('STARTED')],
    offers: [{ ...longTrip('NEW'), id: 'offer1', offerExpiresAt: NOW + 60 * MINUTE, finishingTrip: true }],
  }),
});

/** The states of a trip in which its driver has something to do. */
const tasks = [
  'ACCEPTED',
  'ARRIVED',
  'STARTED',
  'REACHED',
  'PENDING_CASH',
  'PENDING_WALLET',
  'PENDING_CARD',
  'PAID',
] as const;
stories('the trip at hand', {
  ...Object.fromEntries(
    tasks.map((state): [string, Story] => [
      `in the state ${state}`,
      withWork('console_title', { tasks: [tripIn(state)] }),
    ]),
  ),
  'from the street, by the meter': withWork('console_title', {
    tasks: [tripIn('STARTED', { kind: 'street', customer_name: '', dropAddress: '' })],
  }),
  'with a stop': withWork('console_title', {
    tasks: [tripIn('STARTED', { stops: [{ lat: 40.73, lng: -73.99, add: 'Union Square' }] })],
  }),
  'which became much longer': withWork('console_longer_title', {
    tasks: [
      tripIn('ACCEPTED', {
        estimateDistance: 23.4,
        longerTrip: { state: 'asked', version: 4, until: NOW + 95_000, accepted: 9.1 },
      }),
    ],
  }),
  'and the next one': withWork('console_next_trip', {
    tasks: [tripIn('STARTED'), tripIn('ACCEPTED', { id: 'trip2', finishingTrip: true })],
  }),
  'with words of 60 letters': withWork('console_title', { tasks: [longTrip('STARTED')] }),
});

const tab = (name: string) => `${at}?tab=${name}`;
const earnings: Answers = {
  'get /drivers/me/earnings': {
    days: [earnedDay(20260610, 9), earnedDay(20260611, 0), earnedDay(20260612, 4)],
  },
  'get /drivers/me/offers': {
    received: 20,
    accepted: 15,
    declined: 2,
    expired: 1,
    withdrawn: 1,
    givenBack: 1,
    rate: 0.83,
    days: [],
  },
  'get /withdraws': [
    withdraw({ id: 'w1' }),
    withdraw({ id: 'w2', processed: true, procesDate: NOW - 86_400_000 }),
    withdraw({ id: 'w3', failedAt: NOW - 86_400_000, failReason: 'The account is closed' }),
    withdraw({ id: 'w4', heldUntil: NOW + 86_400_000, heldFor: 'bank' }),
  ],
  'get /wallethistory': [
    {
      id: 'e1',
      txRef: 'e1',
      uid: driver.id,
      type: 'Credit',
      amount: 21,
      date: NOW,
      kind: 'share',
      booking: 'trip1',
      bookingReference: 'W-4F7K-25',
      balance: 48.5,
    },
    {
      id: 'e2',
      txRef: 'e2',
      uid: driver.id,
      type: 'Debit',
      amount: 3.6,
      date: NOW,
      kind: 'cash',
      balance: 27.5,
    },
  ],
};
stories('the earnings of a driver', {
  'of four weeks': { ...told('console_withdraws', {}, earnings), at: tab('earnings') },
  'without any': {
    ...told(
      'console_no_withdraws',
      { walletBalance: 0, ratings: null, driverActiveStatus: false },
      {
        'get /drivers/me/earnings': { days: [] },
        'get /drivers/me/offers': {
          received: 0,
          accepted: 0,
          declined: 0,
          expired: 0,
          withdrawn: 0,
          givenBack: 0,
          rate: null,
          days: [],
        },
        'get /withdraws': [],
        'get /wallethistory': [],
      },
    ),
    at: tab('earnings'),
  },
  'with words of 60 letters': {
    ...told(
      'console_withdraws',
      {},
      {
        ...earnings,
        'get /withdraws': [withdraw({ bankName: LONG, failedAt: NOW, failReason: LONG })],
      },
    ),
    at: tab('earnings'),
  },
  'when they could not be loaded': {
    ...told(
      'site_load_error',
      {},
      {
        'get /drivers/me/earnings': refused(503, 'server_busy'),
        'get /drivers/me/offers': refused(503, 'server_busy'),
        'get /withdraws': refused(503, 'server_busy'),
        'get /wallethistory': refused(503, 'server_busy'),
      },
    ),
    at: tab('earnings'),
  },
});

stories('the documents of a driver', {
  'in every state': {
    ...told(
      'document_waiting',
      {},
      {
        'get /drivers/{id}/documents': {
          documents: [
            {
              kind: 'license',
              state: 'expired',
              image: null,
              expiresOn: '2026-06-01',
              sent: { image: '/api/uploads/none', expiresOn: '2030-06-01', at: NOW },
              rejected: null,
            },
            {
              kind: 'insurance',
              state: 'expiring',
              image: null,
              expiresOn: '2026-06-20',
              sent: null,
              rejected: { reason: LONG, at: NOW },
            },
            {
              kind: 'registration',
              state: 'missing',
              image: null,
              expiresOn: null,
              sent: null,
              rejected: null,
            },
          ],
        },
      },
    ),
    at: tab('documents'),
  },
  'while they are loading': {
    ...told('console_documents', {}, { 'get /drivers/{id}/documents': held }),
    at: tab('documents'),
  },
  'when they could not be loaded': {
    ...told('site_load_error', {}, { 'get /drivers/{id}/documents': refused(503, 'server_busy') }),
    at: tab('documents'),
  },
  'before a new picture is sent': {
    ...told('document_renew', {}),
    at: tab('documents'),
    async act(on) {
      await page
        .getByRole('button', { name: on.t('document_renew') })
        .first()
        .click();
      await on.settled();
    },
  },
});
stories('the past trips of a driver', {
  some: {
    ...told(
      'trip_past_trips',
      {},
      { 'get /bookings': [tripIn('COMPLETE'), tripIn('CANCELLED', { id: 'trip2' })] },
    ),
    at: tab('past'),
  },
  none: { ...told('trip_past_trips', {}), at: tab('past') },
});

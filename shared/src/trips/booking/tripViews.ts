import type { TripRole, TripState } from './tripState.js';

/*
 * The table of what is due on a trip: for each role and state, what must happen next, in which order the
 * panels of its page stand, and which single action is primary. Pages and notifications read it by
 * `tripView`, so that they never contradict each other.
 */

/** What must happen next, from the view of one role. */
export const tripDues = [
  'pay_first',
  'hold_first',
  'wait_driver',
  'go_to_pickup',
  'board',
  'ride',
  'wait_fare',
  'give_cash',
  'pay_wallet',
  'pay_card',
  'wait_charge',
  'rate',
  'drive_to_pickup',
  'pick_up',
  'drive_to_drop',
  'collect_cash',
  'wait_payment',
  'close',
  'expect_parcel',
  'receive_parcel',
  'nothing',
] as const;
export type TripDue = (typeof tripDues)[number];

/** The parts of a trip's page. A part without content takes no place. */
export const tripPanels = [
  'progress',
  'pay',
  'hold',
  'code',
  'person',
  'map',
  'meter',
  'hours',
  'next',
  'directions',
  'note',
  'actions',
  'review',
  'stops',
  'rate',
  'tip',
  'lostItem',
  'again',
  'places',
  'pictures',
  'facts',
  'cancel',
] as const;
export type TripPanel = (typeof tripPanels)[number];

/** The one action that stands out on the page. */
export const tripActions = [
  'pay',
  'message',
  'share',
  'rate',
  'book_again',
  'arrive',
  'start',
  'reach',
  'confirm_cash',
  'complete',
] as const;
export type TripAction = (typeof tripActions)[number];

/** A row of the table. */
export interface TripView {
  due: TripDue;
  /** Null while there is nothing to do but wait. */
  primary: TripAction | null;
  panels: readonly TripPanel[];
}

const about = ['places', 'pictures', 'facts'] as const;

const unpaid = ['progress', 'pay', 'map', 'actions', ...about, 'cancel'] as const;
const coming = ['progress', 'person', 'code', 'map', 'actions', 'stops', 'hold', ...about, 'cancel'] as const;
const waiting = [
  'progress',
  'code',
  'person',
  'actions',
  'map',
  'stops',
  'hold',
  ...about,
  'cancel',
] as const;
const riding = ['progress', 'hours', 'map', 'code', 'stops', 'actions', 'person', 'hold', ...about] as const;
const ended = [
  'progress',
  'pay',
  'hold',
  'review',
  'person',
  'actions',
  'lostItem',
  'map',
  ...about,
] as const;
const paid = [
  'progress',
  'rate',
  'tip',
  'review',
  'actions',
  'lostItem',
  'again',
  'hold',
  'stops',
  'map',
  ...about,
] as const;
const rated = [
  'progress',
  'tip',
  'again',
  'review',
  'actions',
  'lostItem',
  'rate',
  'hold',
  'stops',
  'map',
  ...about,
] as const;
const canceled = ['progress', 'again', 'hold', 'actions', ...about, 'map'] as const;

/** Riders and guests see the same: guests follow their one trip by its link. */
const riderViews: Readonly<Record<TripState, TripView>> = {
  PAYMENT_PENDING: { due: 'pay_first', primary: 'pay', panels: unpaid },
  HOLD_PENDING: { due: 'hold_first', primary: 'pay', panels: unpaid },
  NEW: {
    due: 'wait_driver',
    primary: null,
    panels: ['progress', 'map', 'stops', 'code', 'hold', 'actions', ...about, 'cancel'],
  },
  ACCEPTED: { due: 'go_to_pickup', primary: 'message', panels: coming },
  ARRIVED: { due: 'board', primary: 'message', panels: waiting },
  STARTED: { due: 'ride', primary: 'share', panels: riding },
  REACHED: { due: 'wait_fare', primary: null, panels: ended },
  // The driver confirms the cash: the rider has nothing to tap.
  PENDING_CASH: { due: 'give_cash', primary: null, panels: ended },
  PENDING_WALLET: { due: 'pay_wallet', primary: 'pay', panels: ended },
  PENDING_CARD: { due: 'pay_card', primary: 'pay', panels: ended },
  PENDING_CHARGE: { due: 'wait_charge', primary: null, panels: ended },
  PAID: { due: 'rate', primary: 'rate', panels: paid },
  COMPLETE: { due: 'rate', primary: 'rate', panels: paid },
  RATED: { due: 'nothing', primary: 'book_again', panels: rated },
  CANCELLED: { due: 'nothing', primary: 'book_again', panels: canceled },
};

const task = ['map', 'actions', ...about] as const;
const collecting = ['progress', 'next', 'review', 'person', 'lostItem', 'rate', ...task] as const;
const driven = ['progress', 'next', 'rate', 'lostItem', 'review', 'person', ...task] as const;
const idle: TripView = { due: 'nothing', primary: null, panels: ['progress', ...task] };

const driverViews: Readonly<Record<TripState, TripView>> = {
  PAYMENT_PENDING: idle,
  HOLD_PENDING: idle,
  NEW: idle,
  ACCEPTED: {
    due: 'drive_to_pickup',
    primary: 'arrive',
    panels: ['progress', 'directions', 'next', 'note', 'map', 'person', 'actions', ...about, 'cancel'],
  },
  ARRIVED: {
    due: 'pick_up',
    primary: 'start',
    panels: ['progress', 'next', 'person', 'note', 'actions', 'map', 'directions', ...about, 'cancel'],
  },
  STARTED: {
    due: 'drive_to_drop',
    primary: 'reach',
    panels: [
      'progress',
      'meter',
      'hours',
      'directions',
      'note',
      'next',
      'map',
      'person',
      'actions',
      ...about,
    ],
  },
  REACHED: { due: 'wait_fare', primary: null, panels: collecting },
  PENDING_CASH: { due: 'collect_cash', primary: 'confirm_cash', panels: collecting },
  PENDING_WALLET: { due: 'wait_payment', primary: null, panels: collecting },
  PENDING_CARD: { due: 'wait_payment', primary: null, panels: collecting },
  PENDING_CHARGE: { due: 'wait_payment', primary: null, panels: collecting },
  PAID: { due: 'close', primary: 'complete', panels: driven },
  COMPLETE: { due: 'nothing', primary: null, panels: driven },
  RATED: { due: 'nothing', primary: null, panels: driven },
  CANCELLED: idle,
};

/** The next trip of a driver who still drives another one: it begins when that one ends. */
export const nextTripView: TripView = {
  due: 'drive_to_pickup',
  primary: null,
  panels: ['progress', 'note', 'map', 'person', 'actions', ...about, 'cancel'],
};

const expected: TripView = { due: 'expect_parcel', primary: null, panels: ['progress', 'person', 'map'] };
const received: TripView = { due: 'nothing', primary: null, panels: ['progress'] };

/** The recipient of a parcel has nothing to pay: only where it is matters, see `parcelView`. */
const recipientViews: Readonly<Record<TripState, TripView>> = {
  PAYMENT_PENDING: expected,
  HOLD_PENDING: expected,
  NEW: expected,
  ACCEPTED: expected,
  ARRIVED: expected,
  STARTED: { due: 'receive_parcel', primary: null, panels: ['progress', 'code', 'person', 'map'] },
  REACHED: received,
  PENDING_CASH: received,
  PENDING_WALLET: received,
  PENDING_CARD: received,
  PENDING_CHARGE: received,
  PAID: received,
  COMPLETE: received,
  RATED: received,
  CANCELLED: received,
};

/** The whole table, by role and state. */
export const tripViews: Readonly<Record<TripRole, Readonly<Record<TripState, TripView>>>> = {
  rider: riderViews,
  guest: riderViews,
  driver: driverViews,
  recipient: recipientViews,
};

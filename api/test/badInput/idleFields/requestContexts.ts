import { aTrip, DROP, PICKUP } from '../../support/builders.js';
import { asPartner, type Context, later, people, rider, same } from './business.js';

const cards = 'where amounts are held on cards, they are held for a trip of that time';
const ofSecond = 'it is the time of the second trip, which the answer does not show';
const parcel = () => ({ ...aTrip, deliveryPersonPhone: '+1 202 555 0188', deliveryPerson: 'Jo Roe' });
const { drop: _drop, ...open } = aTrip;

const trips: Record<string, () => object> = {
  'for now': () => aTrip,
  'for later': () => ({ ...aTrip, bookLater: true, tripdate: later() }),
  'by the hour': () => ({ ...aTrip, kind: 'hourly', hours: 2 }),
  'there and back with a wait': () => ({ ...aTrip, kind: 'return', waitMinutes: 5 }),
  'there and back at a time': () => ({ ...aTrip, kind: 'return', returnAt: later() }),
};
const priced = Object.entries(trips).filter(([what]) => what !== 'for later');
const guest = { name: 'Ada Moreno', phone: '+12125550142' };

/** Requests for prices and trips. */
export const requestContexts: Context[] = [
  ...priced.map(([what, body]) => ({
    operation: 'createEstimate',
    what,
    as: rider,
    body,
    silent: { tripdate: cards, returnAt: ofSecond },
  })),
  ...Object.entries(trips).map(([what, body]) => ({
    operation: 'createBooking',
    what,
    as: rider,
    body,
    silent: { returnAt: ofSecond, customer: same },
  })),
  {
    operation: 'createBooking',
    what: 'by staff, as directed',
    as: () => people.taxi.admin,
    body: () => ({ ...open, kind: 'asDirected', customer: rider().user.id }),
    silent: { customer: same },
  },
  {
    operation: 'createBooking',
    what: 'by staff, by the hour',
    as: () => people.taxi.admin,
    body: () => ({ ...open, kind: 'hourly', hours: 2, customer: rider().user.id }),
    silent: { customer: same, kind: same },
  },
  {
    operation: 'createEstimate',
    what: 'of a parcel',
    category: 'delivery',
    as: () => people.delivery.rider,
    body: () => aTrip,
    silent: { tripdate: cards },
  },
  {
    operation: 'createBooking',
    what: 'of a parcel',
    category: 'delivery',
    as: () => people.delivery.rider,
    body: parcel,
    silent: { customer: same },
  },
  ...priced.map(([what, body]) => ({
    operation: 'createPartnerEstimate',
    what,
    as: asPartner,
    body,
    silent: { returnAt: ofSecond },
  })),
  ...Object.entries({ ...trips, 'as directed': () => ({ ...open, kind: 'asDirected' }) }).map(
    ([what, body]) => ({
      operation: 'createPartnerBooking',
      what,
      as: asPartner,
      body: () => ({ ...body(), customer: guest }),
      silent: { returnAt: ofSecond },
    }),
  ),
  {
    operation: 'createFleetBooking',
    what: 'for a caller',
    as: () => people.taxi.fleetadmin,
    body: () => ({ ...aTrip, caller: guest }),
  },
  { operation: 'createQuotes', what: 'for now', as: rider, body: () => ({ pickup: PICKUP, drop: DROP }) },
  {
    operation: 'createQuotes',
    what: 'by the hour',
    as: rider,
    body: () => ({ pickup: PICKUP, hours: 2 }),
    silent: { drop: 'the forms keep it while hours are chosen; whether cars head that way depends on it' },
  },
  {
    operation: 'createSeries',
    what: 'on workdays',
    as: () => people.taxi.admin,
    body: () => ({
      customer: rider().user.id,
      rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      minutes: 450,
      from: 20_260_303,
      pickup: PICKUP,
      drop: DROP,
      carType: 'Economy',
    }),
    silent: { payment_mode: 'shown with its trips' },
  },
];

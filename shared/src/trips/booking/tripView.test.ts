import { bookingStatuses, transitions } from './booking.status.js';
import { dueOnArrival, tripView, tripViewIn } from './tripView.js';
import { tripPanels } from './tripViews.js';
import { tripRoles, tripState, tripStates, type TripState } from './tripState.js';

const facts = { payment_mode: 'cash', cardHold: null, rating: null } as const;

it('every state of every role starts with what happens now, and names each panel once', () => {
  for (const role of tripRoles)
    for (const state of tripStates) {
      const { panels } = tripViewIn(role, state);
      expect(panels[0]).toBe('progress');
      expect(new Set(panels).size).toBe(panels.length);
      expect(panels.every((panel) => tripPanels.includes(panel))).toBe(true);
    }
});

it('every status of a booking has a state, whatever is to be paid', () => {
  for (const status of bookingStatuses) expect(tripStates).toContain(tripState({ ...facts, status }));
  const pending = (given: object) => tripState({ ...facts, status: 'PENDING', ...given });
  expect([
    pending({}),
    pending({ payment_mode: 'wallet' }),
    pending({ payment_mode: 'card' }),
    pending({ payment_mode: 'card', cardHold: { state: 'capturing' } }),
    pending({ payment_mode: 'card', cardHold: { state: 'failed' } }),
    pending({ payment_mode: 'card', cardHold: { state: 'captured' } }),
  ]).toEqual([
    'PENDING_CASH',
    'PENDING_WALLET',
    'PENDING_CARD',
    'PENDING_CHARGE',
    'PENDING_CARD',
    'PENDING_CARD',
  ]);
});

it('whenever the fare is due, it stands right below the headline, and paying it is primary [4.29]', () => {
  const due: TripState[] = ['PAYMENT_PENDING', 'HOLD_PENDING', 'PENDING_WALLET', 'PENDING_CARD'];
  for (const role of ['rider', 'guest'] as const)
    for (const state of tripStates) {
      const { primary, panels } = tripViewIn(role, state);
      expect([state, primary === 'pay']).toEqual([state, due.includes(state)]);
      if (primary === 'pay' || state.startsWith('PENDING_')) expect(panels[1]).toBe('pay');
    }
});

it('the driver’s primary action is the step that the status allows, and cash only where cash was chosen', () => {
  expect(tripView('driver', { ...facts, status: 'ACCEPTED' }).primary).toBe('arrive');
  expect(transitions.arrive.from).toEqual(['ACCEPTED']);
  expect(tripView('driver', { ...facts, status: 'ARRIVED' }).primary).toBe('start');
  expect(tripView('driver', { ...facts, status: 'STARTED' }).primary).toBe('reach');
  expect(tripView('driver', { ...facts, status: 'PENDING' })).toMatchObject({
    due: 'collect_cash',
    primary: 'confirm_cash',
  });
  for (const payment_mode of ['card', 'wallet'] as const)
    expect(tripView('driver', { ...facts, status: 'PENDING', payment_mode })).toMatchObject({
      due: 'wait_payment',
      primary: null,
    });
  // A rating of the rider does not take the last step from the driver.
  expect(tripView('driver', { ...facts, status: 'PAID', rating: 5 }).primary).toBe('complete');
});

it('a driver who still drives another trip has no step on the next one', () => {
  const next = { ...facts, status: 'ACCEPTED', finishingTrip: true } as const;
  expect(tripView('driver', next)).toMatchObject({ due: 'drive_to_pickup', primary: null });
  expect(tripView('driver', next).panels).not.toContain('next');
  expect(tripView('driver', { ...next, finishingTrip: false }).primary).toBe('arrive');
});

it('a rated trip offers the next one, and a canceled one too', () => {
  expect(tripView('rider', { ...facts, status: 'PAID' }).primary).toBe('rate');
  expect(tripView('guest', { ...facts, status: 'COMPLETE', rating: 4 }).primary).toBe('book_again');
  expect(tripView('rider', { ...facts, status: 'CANCELLED' }).primary).toBe('book_again');
});

it('on arrival, a card that holds the fare needs no one, and a prepaid trip nothing', () => {
  const held = { payment_mode: 'card', cardHold: { state: 'held' } } as const;
  expect([
    dueOnArrival({ ...facts, prepaid: false }),
    dueOnArrival({ ...held, prepaid: false }),
    dueOnArrival({ payment_mode: 'card', prepaid: false }),
    dueOnArrival({ payment_mode: 'wallet', prepaid: false }),
    dueOnArrival({ payment_mode: 'card', prepaid: true }),
  ]).toEqual(['give_cash', 'wait_charge', 'pay_card', 'pay_wallet', 'nothing']);
});

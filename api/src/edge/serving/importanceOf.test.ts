import { operations } from '../../app.js';
import type { Importance } from '../../platform/overload/importance.js';
import { importanceOf } from './importanceOf.js';

const importances: readonly Importance[] = ['canWait', 'usual', 'first'];
const under = (path: string) => operations.filter((operation) => operation.path.startsWith(path));
const named = (wanted: Importance) =>
  operations.filter((operation) => importanceOf(operation, {}) === wanted).map(({ id }) => id);

it('every operation has an importance [4.120]', () => {
  for (const operation of operations)
    expect([operation.id, importances.includes(importanceOf(operation, {}))]).toEqual([operation.id, true]);
});

it('all that moves money, all steps and changes of trips, and all positions go on under any load [4.120]', () => {
  const first = new Set(named('first'));
  const money = operations.filter(({ gives, noGift }) => gives || noGift?.posts);
  const paid = [...under('/payments'), ...under('/wallet'), ...under('/withdraws')].filter(
    ({ method }) => method !== 'get',
  );
  const steps = under('/bookings/:id/').filter(({ method }) => method !== 'get');
  // These only look: the price of a change, and a mail that may be sent later.
  const look = new Set(['previewBookingChange', 'sendReceipt', 'rejectWalletAdjustment']);
  for (const { id } of [...money, ...paid, ...steps])
    expect([id, first.has(id)]).toEqual([id, !look.has(id)]);
  for (const id of [
    // Positions and duty.
    'updateLocation',
    'addLocations',
    'addTrackingPoint',
    'setDriverStatus',
    // Bookings, and their steps by links and partners.
    'createBooking',
    'bookAsGuest',
    'createFleetBooking',
    'createPartnerBooking',
    'cancelGuestTrip',
    'changeGuestTrip',
    'denyGuestRide',
    'disputeGuestNoShow',
    'cancelPartnerBooking',
    'changePartnerBooking',
    'skipDayByLink',
    // Offers and calls for help.
    'acceptBooking',
    'declineBooking',
    'pressEmergency',
    'listAlerts',
    'takeAlert',
    'resolveAlert',
    // Payment.
    'getCheckout',
    'getGuestCheckout',
    'getPayment',
    'listPaymentProviders',
    'createTopUp',
    'requestPayout',
    'tipGuestTrip',
    'openCardPage',
    'returnFromPayment',
    'receivePaymentWebhook',
    // Sign-in.
    'signIn',
    'signInWithCode',
    'sendSignInCode',
    'enterByPhone',
    'sendNumberCode',
    'signInWithPasskey',
    'startPasskeySignIn',
    'finishSignIn',
    'startSocialSignIn',
    'returnFromSocialSignIn',
    'issueTokens',
    'refreshTokens',
    'stepUp',
    'signOut',
    'getProfile',
    'getBootstrap',
  ])
    expect([id, first.has(id)]).toEqual([id, true]);
});

it('lists, estimates, suggestions, reports and files can wait, unless every page needs them [4.120]', () => {
  const waits = new Set(named('canWait'));
  const needed = ['listAlerts', 'listCarTypes', 'listLanguages', 'listCancelReasons'];
  for (const { id, lists } of operations)
    if (lists) expect([id, waits.has(id)]).toEqual([id, !needed.includes(id)]);
  for (const id of [
    'createEstimate',
    'createQuotes',
    'createPartnerEstimate',
    'previewBookingChange',
    'previewGuestChange',
    'previewPartnerChange',
    'suggestPlaces',
    'getRoute',
    'findCallers',
    'getReceiptFile',
    'getGuestReceiptFile',
    'exportOwnData',
    'exportBookings',
    'getDashboard',
    'getEarnings',
    'getDriverStatement',
    'getPartnerReport',
    'startLedgerAudit',
    'startWhatIf',
    'startTariffComparison',
  ])
    expect([id, waits.has(id)]).toEqual([id, true]);
});

it('a list of bookings under way goes on, since drivers learn of their offers by it [4.120]', () => {
  const list = operations.find(({ id }) => id === 'listBookings');
  if (!list) throw new Error('there is no list of bookings');
  const asked = (filter: unknown) =>
    importanceOf(list, { filter: typeof filter === 'string' ? filter : JSON.stringify(filter) });
  expect(asked({ status: 'NEW' })).toBe('first');
  expect(asked({ status: ['ACCEPTED', 'ARRIVED', 'STARTED', 'REACHED', 'PENDING', 'PAID'] })).toBe('first');
  for (const filter of [
    {},
    { status: [] },
    { status: ['NEW', 'COMPLETE'] },
    { status: { a: 1 } },
    null,
    '{',
    3,
  ])
    expect([filter, asked(filter)]).toEqual([filter, 'canWait']);
  expect(importanceOf(list, {})).toBe('canWait');
});

import { giftKinds, type NeededPermission } from '@wayfare/shared';
import { operations } from '../../src/app.js';
import { aCarType, aTrip, PICKUP } from '../support/builders.js';
import { startTestApp, type TestApp } from '../support/testApp.js';
import { runAsStaff } from '../../src/platform/operation/staffPosting.js';

/** Permissions whose operations move money, or change what somebody owes. */
const aboutMoney: readonly NeededPermission[] = ['credits', 'corrections', 'refunds', 'payouts', 'book'];
/** Further operations that decide about amounts. */
const pricing = [
  'createPromo',
  'updatePromo',
  'deletePromo',
  'createCarType',
  'updateCarType',
  'deleteCarType',
];

const changing = operations.filter(({ method }) => method !== 'get');
const ids = (listed: readonly { id: string }[]) => listed.map(({ id }) => id).toSorted();

it('every operation of staff about money declares what it gives, or why nothing', () => {
  const staff = changing.filter(
    ({ id, permission }) =>
      [...pricing, 'raiseOffer', 'updateSettings', 'deleteRider', 'deleteDriver'].includes(id) ||
      aboutMoney.some((needed) => needed === permission),
  );
  expect(ids(staff).length).toBeGreaterThan(20);
  const undeclared = staff.filter(({ gives, noGift }) => (gives === undefined) === (noGift === undefined));
  expect(ids(undeclared)).toEqual([]);
});

it('each kind of gift belongs to an operation, and those that give are these', () => {
  const gives = changing.filter((operation) => operation.gives);
  expect(giftKinds.filter((kind) => !gives.some((operation) => operation.gives?.includes(kind)))).toEqual([]);
  expect(ids(gives)).toEqual([
    ...[
      'cancelBooking',
      'correctFare',
      'createPromo',
      'creditWallet',
      'debitWallet',
      'decideFareReview',
      'decideNoShow',
      'decideRideCheck',
      'failPayout',
    ],
    ...['raiseOffer', 'recordCardHold', 'refundCardPayment', 'resolveTrip', 'reverseWalletEntry'],
    ...['updatePromo', 'updateSettings'],
  ]);
});

describe('a posting while staff acts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const post = async (by: { id: string; gives?: unknown; noGift?: { posts: boolean } }, txRef: string) => {
    const rider = await app.signedIn('rider');
    const posting = { type: 'Credit', amount: 1, txRef } as const;
    return runAsStaff(by, () => app.services.db.wallets.post(rider.user.id, [posting], { date: 1 }));
  };

  it('fails without a decision about who may give it, also if the operation declares a gift', async () => {
    const error = 'newOperation posted money of the business without a decision';
    await expect(post({ id: 'newOperation' }, 'x:1')).rejects.toThrow(error);
    await expect(post({ id: 'newOperation', gives: ['promo'] }, 'x:2')).rejects.toThrow(error);
    await expect(post({ id: 'newOperation', noGift: { posts: false } }, 'x:3')).rejects.toThrow(error);
    expect(await post({ id: 'newOperation', noGift: { posts: true } }, 'x:4')).toBe('posted');
  });

  it('is watched in requests, and passes when the decision was made', async () => {
    await app.services.db.carTypes.insert(aCarType());
    const undecided: string[] = [];
    app.services.db.wallets.onUndecided((operation) => undecided.push(operation));
    const [admin, rider] = [await app.signedIn('admin'), await app.signedIn('rider', { walletBalance: 50 })];
    await app.signedIn('driver', { location: PICKUP });
    expect((await admin.post('/wallet/credits', { uid: rider.user.id, amount: 1 })).status).toBe(201);
    const booked = await admin.post('/bookings', {
      ...aTrip,
      customer: rider.user.id,
      payment_mode: 'wallet',
    });
    expect(booked.status).toBe(201);
    expect(undecided).toEqual([]);
    expect((await admin.post(`/bookings/${booked.body.id}/cancel`, { reason: 'x' })).status).toBe(200);
    expect(undecided).toEqual([]);

    const booking = operations.find(({ id }) => id === 'createBooking')!;
    const declared = booking.noGift;
    delete booking.noGift;
    await admin.post('/bookings', { ...aTrip, customer: rider.user.id, payment_mode: 'wallet' });
    booking.noGift = declared!;
    expect(undecided).toEqual(['createBooking']);
  });
});

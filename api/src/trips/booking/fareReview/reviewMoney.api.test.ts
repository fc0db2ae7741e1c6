import { exact, sumAmounts, toWire } from '@wayfare/shared';
import { aCarType, aPromo, DROP, newId, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';

let app: TestApp;
let rider: Client;
let driver: Client;
let admin: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.settings.saveSettings({
    autoDispatch: true,
    otp_secure: false,
    fareToleranceUp: 25,
    fareToleranceDown: 25,
    arrivalRadius: 300,
  });
  await app.services.db.carTypes.insert(aCarType());
  rider = await app.signedIn('rider', { walletBalance: 1000 });
  driver = await app.signedIn('driver', { walletBalance: 100 });
  admin = await app.signedIn('admin');
});
afterEach(() => app.close());

const problems = async () => (await auditLedger(undefined, app.services)).problems;
const readStored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const giveBonus = ({ user }: Client, amount: number) =>
  app.services.db.wallets.post(
    user.id,
    [{ type: 'Credit', account: 'bonus', amount, txRef: `test:${newId()}` }],
    { date: app.clock.at },
  );

async function moneyOf({ user }: Client) {
  const { walletBalance, bonusBalance = 0 } = (await app.services.db.users.findById(user.id)) ?? {};
  return { wallet: walletBalance, bonus: bonusBalance };
}

/**
 * A paid trip whose measured fare is out of bounds: above them after an hour at the drop, below them back at
 * the pickup.
 */
async function paidTrip(measured: 'above' | 'below', mode: 'cash' | 'wallet', fields: object = {}) {
  const { body } = await rider.post('/bookings', {
    pickup: PICKUP,
    drop: measured === 'above' ? DROP : { ...DROP, lat: DROP.lat + 0.09 },
    carType: 'Economy',
    ...fields,
  });
  for (const step of ['accept', 'arrive', 'start']) await driver.post(`/bookings/${body.id}/${step}`);
  app.clock.at += measured === 'above' ? 3_600_000 : 60_000;
  const end = measured === 'above' ? DROP : PICKUP;
  await driver.post(`/bookings/${body.id}/reach`, { lat: end.lat, lng: end.lng });
  const payer = mode === 'cash' ? driver : rider;
  const { body: paid } = await payer.post(`/bookings/${body.id}/pay`, { payment_mode: mode });
  expect(paid.status).toBe('PAID');
  expect((await readStored(body.id)).fareReview?.reasons).toContain(`${measured}_bound`);
  return readStored(body.id);
}
async function approve(id: string) {
  const { body } = await admin.post(`/bookings/${id}/fare-review/decide`, { decision: 'approve' });
  expect(body.fareReview.status).toBe('approved');
  return readStored(id);
}

describe('a higher fare with a promo of a percentage', () => {
  it.each(['wallet', 'cash'] as const)(
    'and with bonus money that paid a part of the fee of a %s trip has no discrepancies',
    async (mode) => {
      const promo = aPromo({
        promo_discount_type: 'percentage',
        promo_discount_value: 10,
        promo_validity: app.clock.at + 86_400_000,
      });
      await app.services.db.promos.insert(promo);
      for (const client of [rider, driver]) await giveBonus(client, 50);
      const paid = await paidTrip('above', mode, { promo: promo.promo_name });
      if (mode === 'wallet') expect(paid.usedBonusMoney).toBeGreaterThan(0);
      expect(await problems()).toEqual([]);
      const reviewed = await approve(paid.id);
      expect(reviewed.discount_amount).toBeGreaterThan(paid.convenience_fees);
      expect(await problems()).toEqual([]);
    },
  );
});

describe('a lower fare', () => {
  it("returns the part of the fee that a rider's bonus money paid as bonus money, and the rest to the wallet", async () => {
    await giveBonus(rider, 50);
    const paid = await paidTrip('below', 'wallet');
    expect(paid.usedBonusMoney).toBe(paid.convenience_fees);
    const reviewed = await approve(paid.id);
    expect(reviewed.convenience_fees).toBeLessThan(paid.convenience_fees);
    // As if the trip had been paid at the lower fare: bonus money for the fee, real money for the driver's
    // share.
    expect(await moneyOf(rider)).toEqual({
      wallet: toWire(exact(1000).minus(reviewed.driver_share)),
      bonus: toWire(exact(50).minus(reviewed.convenience_fees)),
    });
    expect((await moneyOf(driver)).wallet).toBe(toWire(exact(100).plus(reviewed.driver_share)));
    expect(await problems()).toEqual([]);
  });

  it("of a cash trip returns the driver's bonus money that the lower fee does not need", async () => {
    await giveBonus(driver, 50);
    const paid = await paidTrip('below', 'cash');
    expect((await moneyOf(driver)).bonus).toBe(toWire(exact(50).minus(paid.convenience_fees)));
    const reviewed = await approve(paid.id);
    expect(await moneyOf(driver)).toEqual({
      wallet: toWire(
        sumAmounts([100, reviewed.driver_share, reviewed.convenience_fees]).minus(paid.trip_cost),
      ),
      bonus: toWire(exact(50).minus(reviewed.convenience_fees)),
    });
    expect(await problems()).toEqual([]);
  });

  it('is posted once, however often it is approved', async () => {
    await giveBonus(rider, 50);
    const { id } = await paidTrip('below', 'wallet');
    await Promise.all([1, 2, 3].map(() => approve(id)));
    const money = await moneyOf(rider);
    await approve(id);
    expect(await moneyOf(rider)).toEqual(money);
    expect(await problems()).toEqual([]);
  });

  it('is audited exactly: bonus money that came back as real money, or never came back, is a discrepancy', async () => {
    await giveBonus(rider, 50);
    const { id } = await paidTrip('below', 'wallet');
    const { fareReview } = await approve(id);
    const { moved } = fareReview!;
    expect(moved!.bonus.rider).toBeGreaterThan(0);
    await app.services.db.wallets.copyPending(rider.user.id);
    await app.connection
      .collection<{ _id: string }>('ledger')
      .updateOne({ _id: `booking:${id}:review:rider-bonus` }, { $unset: { account: 1 } });
    const faults = (await problems()).map((found) => `${found.id} ${found.fault}`);
    expect(faults).toContain(`booking:${id}:review:rider-bonus different`);
    await app.connection
      .collection<{ _id: string }>('ledger')
      .deleteOne({ _id: `booking:${id}:review:rider-bonus` });
    expect((await problems()).map((found) => `${found.id} ${found.fault}`)).toContain(
      `booking:${id}:review:rider-bonus missing`,
    );
  });
});

describe('a decision about money of a deleted account', () => {
  /** Completes a trip and empties a party's wallet, so that its account can be deleted. */
  async function left(client: Client, trip: { id: string }) {
    await rider.post(`/bookings/${trip.id}/complete`, { rating: 5 });
    const { wallet = 0 } = await moneyOf(client);
    const posting = { type: 'Debit', amount: wallet, txRef: `test:${newId()}` } as const;
    if (wallet > 0) await app.services.db.wallets.post(client.user.id, [posting], { date: app.clock.at });
  }
  const remove = async (client: Client) => expect((await client.delete('/users/me')).status).toBe(200);
  /** Deletes an account just before the next posting to its wallet. */
  function removeBeforePosting(client: Client) {
    const { wallets } = app.services.db;
    const { post } = wallets;
    wallets.post = async (...call) => {
      if (call[0] === client.user.id) {
        wallets.post = post;
        await remove(client);
      }
      return post(...call);
    };
  }
  async function voided(id: string) {
    const { feeVoid, feeDueAt, effects } = await readStored(id);
    return { feeVoid, feeDueAt, effects };
  }

  it.each(['above', 'below'] as const)(
    'is rejected for a rider, with an error that says so, and the fare %s the bounds can only be rejected',
    async (measured) => {
      const paid = await paidTrip(measured, 'cash');
      await left(rider, paid);
      await remove(rider);
      const money = await moneyOf(driver);
      const decide = (decision: string) =>
        admin.post(`/bookings/${paid.id}/fare-review/decide`, { decision });
      const refused = await decide('approve');
      expect([refused.status, refused.body.error]).toEqual([409, 'review_rider_gone']);
      expect((await decide('reject')).body.fareReview.status).toBe('rejected');
      expect(await moneyOf(driver)).toEqual(money);
      expect(await problems()).toEqual([]);
    },
  );

  it('refunds the rider although the driver is gone, whose part is void', async () => {
    const paid = await paidTrip('below', 'wallet');
    await left(driver, paid);
    await remove(driver);
    const reviewed = await approve(paid.id);
    expect((await moneyOf(rider)).wallet).toBe(toWire(exact(1000).minus(reviewed.trip_cost)));
    expect(await voided(paid.id)).toEqual({ feeVoid: 'driver', feeDueAt: undefined, effects: [] });
    expect(await problems()).toEqual([]);
  });

  it('is void if the rider deletes the account between the approval of a lower fare and the refund', async () => {
    const paid = await paidTrip('below', 'wallet');
    await left(rider, paid);
    const money = await moneyOf(driver);
    removeBeforePosting(rider);
    await approve(paid.id);
    expect(await voided(paid.id)).toEqual({ feeVoid: 'all', feeDueAt: undefined, effects: [] });
    expect(await moneyOf(driver)).toEqual(money);
    expect(await problems()).toEqual([]);
  });

  it('does not make a refund wait for a rider in debt', async () => {
    const paid = await paidTrip('below', 'wallet');
    const debt = { type: 'Debit', amount: 2000, txRef: `test:${newId()}` } as const;
    await app.services.db.wallets.post(rider.user.id, [debt], { date: app.clock.at });
    const reviewed = await approve(paid.id);
    expect((await moneyOf(rider)).wallet).toBe(toWire(exact(-1000).minus(reviewed.trip_cost)));
    expect((await moneyOf(driver)).wallet).toBe(toWire(exact(100).plus(reviewed.driver_share)));
    expect(await problems()).toEqual([]);
  });
});

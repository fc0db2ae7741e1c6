import { aBooking, newId } from '../support/builders.js';
import { type Client, startTestApp, type TestApp } from '../support/testApp.js';
import { auditLedger } from '../../src/office/ledgerAudit/auditLedger.js';

let app: TestApp;
let driver: Client;
let referrals = 0;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.settings.saveSettings({
    bonus: 5,
    RiderWithDraw: true,
    MobileLoginEnabled: true,
    driver_approval: false,
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  driver = await app.signedIn('driver');
});

/** A user who refers others, with their own referral id. */
async function aReferrer(): Promise<Client> {
  referrals += 1;
  return app.signedIn('rider', { referralId: `ring${1000 + referrals}` });
}

/** Signs up with a referral, as anyone can. */
async function referredBy(referrer: Client, { verified }: { verified: boolean }): Promise<Client> {
  referrals += 1;
  const regData = {
    firstName: 'Ring',
    lastName: 'Member',
    email: `ring${referrals}@example.com`,
    mobile: `+1555${String(referrals).padStart(7, '0')}`,
    password: 'secret123',
    signupViaReferral: referrer.user.id,
  };
  const { body } = await app.anonymous.post('/user_signup', { regData });
  const proof = { id: body.uid as string, field: 'mobile', value: regData.mobile } as const;
  if (verified) await app.services.db.users.recordProof(proof, app.clock.at);
  const user = await app.services.db.users.findById(body.uid);
  if (!user) throw new Error(`the sign-up failed: ${JSON.stringify(body)}`);
  return app.clientOf(user);
}

/** Creates an ended trip of the rider, which the driver then confirms as paid in cash. */
async function paidTrip(rider: Client, by = driver): Promise<string> {
  const id = newId();
  const trip = { id, rider: rider.user, driver: by.user, at: app.clock.at };
  await app.services.db.bookings.insert(aBooking('PENDING', trip));
  const { status } = await by.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
  expect(status).toBe(200);
  return id;
}

async function moneyOf({ user }: Client) {
  const { walletBalance, bonusBalance = 0 } = (await app.services.db.users.findById(user.id)) ?? {};
  return { wallet: walletBalance, bonus: bonusBalance };
}
const NOTHING = { wallet: 0, bonus: 0 };
const BONUS = { wallet: 0, bonus: 5 };

it('signing up with a referral creates no money, however often', async () => {
  const referrer = await aReferrer();
  const members = await Promise.all(
    Array.from({ length: 10 }, () => referredBy(referrer, { verified: true })),
  );
  expect(await moneyOf(referrer)).toEqual(NOTHING);
  for (const member of members) expect(await moneyOf(member)).toEqual(NOTHING);
});

it('the first paid trip earns both users the bonus, once, and none of it can be withdrawn', async () => {
  const referrer = await aReferrer();
  const rider = await referredBy(referrer, { verified: true });
  await paidTrip(rider);
  await paidTrip(rider);
  for (const member of [referrer, rider]) {
    expect(await moneyOf(member)).toEqual(BONUS);
    const { status, body } = await member.post('/withdraws', { amount: 5 });
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'wallet_balance_low' });
  }
  const { body: entries } = await rider.get('/wallethistory');
  expect(entries).toEqual([expect.objectContaining({ type: 'Credit', account: 'bonus', amount: 5 })]);
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
});

it('a new driver earns it with the first trip driven and paid', async () => {
  const referrer = await aReferrer();
  const rider = await app.signedIn('rider');
  const newDriver = await app.signedIn('driver', {
    mobileVerified: true,
    bonusDue: { referrer: referrer.user.id, amount: 5 },
  });
  expect(await moneyOf(referrer)).toEqual(NOTHING);
  await paidTrip(rider, newDriver);
  expect(await moneyOf(referrer)).toEqual(BONUS);
  expect((await moneyOf(newDriver)).bonus).toBeGreaterThan(0);
});

it('an invented phone number earns nothing; verifying it later by code pays what was earned', async () => {
  const referrer = await aReferrer();
  const rider = await referredBy(referrer, { verified: false });
  await paidTrip(rider);
  expect([await moneyOf(referrer), await moneyOf(rider)]).toEqual([NOTHING, NOTHING]);

  const mobile = rider.user.mobile as string;
  await rider.post('/auth/me/contact-changes', { field: 'mobile', value: mobile });
  const sort = { field: 'at', order: -1 } as const;
  const { rows } = await app.services.db.outbox.list({ filter: { to: mobile }, sort, skip: 0, limit: 1 });
  const otp = /\b(\d{6})\b/.exec(rows[0]?.body ?? '')?.[1];
  const { status } = await rider.post('/auth/me/contact-changes/mobile/confirm', { otp });
  expect(status).toBe(200);
  expect([await moneyOf(referrer), await moneyOf(rider)]).toEqual([BONUS, BONUS]);
});

it('a changed mobile number is no longer verified', async () => {
  const rider = await app.signedIn('rider', { mobileVerified: true });
  await app.services.db.users.update(rider.user.id, { mobile: '+15559990000' });
  expect((await app.services.db.users.findById(rider.user.id))?.mobileVerified).toBe(false);
});

it('users who sign up at the same time with the same referral id all get one of their own [9.6]', async () => {
  const signUps = Array.from({ length: 6 }, (_, index) => ({
    firstName: 'Same',
    lastName: 'Moment',
    email: `same${index}@example.com`,
    mobile: `+1444${String(index).padStart(7, '0')}`,
    password: 'secret123',
    referralId: 'same4321',
  }));
  const answers = await Promise.all(
    signUps.map((regData) => app.anonymous.post('/user_signup', { regData })),
  );
  expect(answers.map(({ status }) => status)).toEqual(signUps.map(() => 201));
  const users = await Promise.all(answers.map(({ body }) => app.services.db.users.findById(body.uid)));
  const ids = users.map((user) => user?.referralId);
  expect(ids).toContain('same4321');
  expect(new Set(ids).size).toBe(signUps.length);
});

it("a referrer's monthly cap holds even when trips are paid concurrently", async () => {
  await app.services.db.settings.saveSettings({ referralMonthlyCap: 3 });
  const referrer = await aReferrer();
  const members = await Promise.all(
    Array.from({ length: 8 }, () => referredBy(referrer, { verified: true })),
  );
  const drivers = await Promise.all(members.map(() => app.signedIn('driver')));
  await Promise.all(members.map((member, n) => paidTrip(member, drivers[n])));

  expect(await moneyOf(referrer)).toEqual({ wallet: 0, bonus: 15 });
  const paid = await Promise.all(members.map(moneyOf));
  expect(paid.filter(({ bonus }) => bonus > 0)).toHaveLength(3);

  app.clock.at += 31 * 86_400_000;
  const nextMonth = await referredBy(referrer, { verified: true });
  await paidTrip(nextMonth);
  expect(await moneyOf(referrer)).toEqual({ wallet: 0, bonus: 20 });
  await app.services.db.settings.saveSettings({ referralMonthlyCap: 10 });
});

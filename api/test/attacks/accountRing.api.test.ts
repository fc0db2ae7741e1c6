import { exact, sumAmounts } from '@wayfare/shared';
import fc from 'fast-check';
import { runDueWork } from '../../src/process/dueWork.js';
import { aCarType, aPromo, aTrip, DROP, mobileFor } from '../support/builders.js';
import { type Client, startTestApp, type TestApp } from '../support/testApp.js';
import { auditLedger } from '../../src/office/ledgerAudit/auditLedger.js';

/** Two rings with an audit after each step take up to 57 s on a busy machine. */
const RING_MS = 240_000;

const STEPS = 45;
const MINUTE = 60_000;
let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.settings.saveSettings({
    bonus: 5,
    RiderWithDraw: true,
    autoDispatch: false,
    driver_approval: false,
  });
  await app.services.db.carTypes.insert(aCarType({ cancelSlab: [{ minsDelayed: 5, amount: 4 }] }));
  const promo = { promo_discount_value: 5, promo_usage_limit: 1000, promo_validity: Date.UTC(2036, 0) };
  await app.services.db.promos.insert(aPromo(promo));
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());

const aStep = fc.record({
  kind: fc.constantFrom('topUp', 'withdraw', 'refer', 'trip', 'trip', 'trip', 'cancel', 'cancelLate', 'work'),
  rider: fc.nat(20),
  driver: fc.nat(20),
  booked: fc.constantFrom('cash', 'wallet'),
  paid: fc.constantFrom('cash', 'wallet'),
  amount: fc.integer({ min: 1, max: 2_000 }).map((amount) => amount / 100),
  hasPromo: fc.boolean(),
  raise: fc.constantFrom(0, 0, 3),
  tip: fc.constantFrom(0, 0, 2.5),
});
type RingStep = typeof aStep extends fc.Arbitrary<infer T> ? T : never;

/** A ring of colluding riders and drivers, with running totals of what they paid in and paid out. */
async function newRing() {
  const { db } = app.services;
  const riders = [await app.signedIn('rider', { referralId: `leader${app.services.newId().slice(-8)}` })];
  const drivers = [await app.signedIn('driver'), await app.signedIn('driver')];
  let paidIn = exact(0);
  let paidOut = exact(0);
  const pick = (from: readonly Client[], lot: number) => from[lot % from.length] as Client;

  async function topUp({ user }: Client, amount: number) {
    const { status } = await admin.post('/wallet/credits', { uid: user.id, amount });
    if (status === 201) paidIn = paidIn.plus(amount);
  }
  async function withdraw(who: Client) {
    const { walletBalance = 0 } = (await db.users.findById(who.user.id)) ?? {};
    const { status } = await who.post('/withdraws', { amount: walletBalance });
    if (status === 201) paidOut = paidOut.plus(walletBalance);
  }
  async function refer() {
    const number = app.services.newId().slice(-9);
    const mobile = mobileFor(number);
    const regData = {
      firstName: 'Ring',
      lastName: 'Member',
      email: `${number}@example.com`,
      mobile,
      password: 'secret123',
      signupViaReferral: riders[0]?.user.id,
    };
    const { body } = await app.anonymous.post('/user_signup', { regData });
    await db.users.recordProof({ id: body.uid, field: 'mobile', value: mobile }, app.clock.at);
    const user = await db.users.findById(body.uid);
    if (!user) throw new Error(`the sign-up failed: ${JSON.stringify(body)}`);
    riders.push(await app.clientOf(user));
  }
  type Booked = Pick<RingStep, 'booked' | 'hasPromo' | 'raise'>;
  async function book(
    rider: Client,
    driver: Client,
    { booked, hasPromo, raise }: Booked,
  ): Promise<string | null> {
    const asked = { ...aTrip, payment_mode: booked };
    let { body } = await rider.post('/bookings', { ...asked, ...(hasPromo && { promo: 'SPRING' }) });
    // A rider uses a promo once.
    if (body.error === 'promo_used_before') ({ body } = await rider.post('/bookings', asked));
    if (!body.id) return null;
    if (raise) await admin.post(`/bookings/${body.id}/raise`, { to: raise });
    await admin.post(`/bookings/${body.id}/assign`, { driver: driver.user.id });
    await driver.post(`/bookings/${body.id}/accept`);
    return body.id as string;
  }
  /** A trip that nobody makes: its driver takes all steps at once. */
  async function trip(rider: Client, driver: Client, step: RingStep) {
    const { paid, tip } = step;
    const id = await book(rider, driver, step);
    if (!id) return;
    for (const name of ['arrive', 'start']) await driver.post(`/bookings/${id}/${name}`);
    await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
    const by = paid === 'cash' ? driver : rider;
    const { status } = await by.post(`/bookings/${id}/pay`, { payment_mode: paid });
    // An unpaid trip would block the rider's later bookings.
    if (status !== 200) await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
    if (tip) await rider.post(`/bookings/${id}/tip`, { amount: tip });
  }
  async function cancel(rider: Client, driver: Client, booked: Booked, waited: number) {
    const id = await book(rider, driver, booked);
    if (!id) return;
    app.clock.at += waited;
    await rider.post(`/bookings/${id}/cancel`, { reason: 'No' });
  }

  return {
    async take(step: RingStep) {
      const [rider, driver] = [pick(riders, step.rider), pick(drivers, step.driver)];
      if (step.kind === 'topUp') return topUp(rider, step.amount);
      if (step.kind === 'withdraw') return withdraw(step.rider % 2 === 0 ? rider : driver);
      if (step.kind === 'refer') return refer();
      if (step.kind === 'trip') return trip(rider, driver, step);
      if (step.kind === 'cancel') return cancel(rider, driver, step, 0);
      if (step.kind === 'cancelLate') return cancel(rider, driver, step, 5 * MINUTE);
      app.clock.at += 11 * MINUTE;
      return runDueWork(app.services);
    },
    async money() {
      const users = await db.users.findMany([...riders, ...drivers].map(({ user }) => user.id));
      const wallets = users.map(({ walletBalance }) => Math.max(0, walletBalance));
      return { withdrawable: paidOut.plus(sumAmounts(wallets)), paidIn };
    },
  };
}

it(
  'a ring of colluding accounts never withdraws more over HTTP than it paid in, with promos, raises and tips',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aStep, { minLength: STEPS, maxLength: STEPS, size: 'max' }),
        async (steps) => {
          const ring = await newRing();
          for (const step of steps) {
            await ring.take(step);
            const { withdrawable, paidIn } = await ring.money();
            const found = { step, withdrawable: withdrawable.toString(), paidIn: paidIn.toString() };
            expect({ ...found, fits: withdrawable.lte(paidIn) }).toEqual({ ...found, fits: true });
          }
          expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
        },
      ),
      { numRuns: 2, endOnFailure: true },
    );
  },
  RING_MS,
);

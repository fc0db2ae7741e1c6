import { type DriverStatement, exact, sumAmounts, toWire } from '@wayfare/shared';
import { aCarType, aTrip, newId } from '../../../test/support/builders.js';
import { payOut } from '../../../test/support/payOut.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

/** Statements of drivers: what moved their wallets in a period. */
const DAY = 86_400_000;
/** 2 March 2026, 10:00 in UTC. */
const NOW = Date.UTC(2026, 2, 2, 10);

let app: TestApp;
let admin: Client;
let rider: Client;
let driver: Client;
let fleetadmin: Client;

beforeEach(async () => {
  app = await startTestApp();
  app.clock.at = NOW;
  await app.services.db.settings.saveSettings({
    timeZone: 'UTC',
    autoDispatch: true,
    otp_secure: false,
    missedOffersAway: 0,
    driverSilentSeconds: 604_800,
  });
  await app.services.db.carTypes.insert(aCarType());
  admin = await app.signedIn('admin');
  fleetadmin = await app.signedIn('fleetadmin');
  rider = await app.signedIn('rider', { walletBalance: 1000 });
  driver = await app.signedIn('driver', { walletBalance: 100, fleetadmin: fleetadmin.user.id });
});
afterEach(() => app.close());

async function paidTrip(mode: 'cash' | 'wallet') {
  const { body } = await rider.post('/bookings', aTrip);
  for (const step of ['accept', 'arrive', 'start'])
    expect((await driver.post(`/bookings/${body.id}/${step}`)).status).toBe(200);
  app.clock.at += 600_000;
  const { lat, lng } = aTrip.drop;
  expect((await driver.post(`/bookings/${body.id}/reach`, { lat, lng })).status).toBe(200);
  const payer = mode === 'cash' ? driver : rider;
  const { body: paid } = await payer.post(`/bookings/${body.id}/pay`, { payment_mode: mode });
  expect(paid.status).toBe('PAID');
  return (await app.services.db.bookings.findById(body.id))!;
}
const pathOf = (from: number, until: number, id = driver.user.id) =>
  `/drivers/${id}/statement?from=${from}&until=${until}`;
const read = async (from: number, until: number, as = admin): Promise<DriverStatement> => {
  const { status, body } = await as.get(pathOf(from, until));
  expect(status).toBe(200);
  return body;
};
const balance = async () => (await app.services.db.users.findById(driver.user.id))?.walletBalance;
const addedUp = ({ opening, lines }: DriverStatement) =>
  toWire(sumAmounts([opening, ...lines.map(({ total }) => total)]));

it('opening balance and lines add up exactly to the closing balance, which is that of the wallet [3.5]', async () => {
  const cash = await paidTrip('cash');
  const wallet = await paidTrip('wallet');
  await rider.post(`/bookings/${wallet.id}/tip`, { amount: 1.35 });
  await admin.post('/wallet/credits', { uid: driver.user.id, amount: 3.05, note: 'Car wash' });
  const { body: request } = await driver.post('/withdraws', { amount: 20.1 });
  await payOut(admin, request.id);

  const statement = await read(20260301, 20260331);
  const { opening, closing, lines, sums } = statement;
  expect(opening).toBe(0);
  expect(closing).toBe(await balance());
  expect(addedUp(statement)).toBe(closing);
  expect(sums.total).toBe(toWire(exact(closing).minus(opening)));
  const ofTrip = (id: string) => lines.find(({ booking }) => booking === id);
  expect(ofTrip(cash.id)).toMatchObject({
    kind: 'trip',
    bookingReference: cash.reference,
    fare: cash.trip_cost,
    commission: cash.convenience_fees,
    share: cash.driver_share,
    cash: -cash.cashPaymentAmount,
    total: toWire(exact(cash.driver_share).minus(cash.cashPaymentAmount)),
  });
  expect(ofTrip(wallet.id)).toMatchObject({ share: wallet.driver_share, cash: 0, tips: 1.35 });
  expect(lines.filter(({ kind }) => kind === 'trip')).toHaveLength(2);
  expect(lines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['credit', 'payout']));
  expect(sums).toMatchObject({
    payouts: -20.1,
    tips: 1.35,
    fare: toWire(exact(cash.trip_cost ?? 0).plus(wallet.trip_cost ?? 0)),
  });
});

it('each period opens with the closing balance of the one before', async () => {
  const balances: [number, number][] = [];
  for (const day of [20260302, 20260303, 20260304]) {
    await paidTrip(day === 20260303 ? 'wallet' : 'cash');
    const statement = await read(day, day);
    expect(statement.lines.filter(({ kind }) => kind === 'trip')).toHaveLength(1);
    expect(addedUp(statement)).toBe(statement.closing);
    balances.push([statement.opening, statement.closing]);
    app.clock.at += DAY;
  }
  expect(balances.slice(1).map(([opening]) => opening)).toEqual(
    balances.slice(0, -1).map(([, closing]) => closing),
  );
  expect((await read(20260302, 20260304)).closing).toBe(await balance());
  expect(await read(20260201, 20260228)).toMatchObject({ opening: 0, lines: [], closing: 0 });
});

it('is for admins, the driver, and the fleet admin of the driver, and for nobody else [6.10]', async () => {
  await paidTrip('wallet');
  const own = await read(20260302, 20260302, driver);
  expect(own).toEqual(await read(20260302, 20260302));
  expect(await read(20260302, 20260302, fleetadmin)).toEqual(own);
  for (const stranger of [await app.signedIn('driver'), await app.signedIn('fleetadmin')])
    expect((await stranger.get(pathOf(20260302, 20260302))).status).toBe(404);
  expect((await rider.get(pathOf(20260302, 20260302))).status).toBe(403);
  expect((await admin.get(pathOf(20260302, 20260302, rider.user.id))).status).toBe(404);
});

it('shows a new fleet admin no details of trips that were driven for another fleet', async () => {
  const before = await paidTrip('wallet');
  const other = await app.signedIn('fleetadmin');
  await app.services.db.users.update(driver.user.id, { fleetadmin: other.user.id });
  const { lines } = await read(20260302, 20260302, other);
  const line = lines.find(({ booking }) => booking === before.id);
  expect(line).toMatchObject({ share: before.driver_share });
  expect(line).not.toHaveProperty('fare');
  expect(line).not.toHaveProperty('bookingReference');
});

it('refuses periods that are too long or end before they start', async () => {
  for (const [from, until] of [
    [20260302, 20260301],
    [20260101, 20260601],
    [20260230, 20260301],
  ] as const)
    expect((await admin.get(pathOf(from, until))).status).toBe(400);
  expect((await admin.get(pathOf(20260301, 20260301, newId()))).status).toBe(404);
});

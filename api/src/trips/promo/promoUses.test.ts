import { runDueWork } from '../../process/dueWork.js';
import { breakAfter } from '../../../test/support/brokenServices.js';
import { aCarType, aPromo, aTrip } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { auditLedger } from '../../office/ledgerAudit/auditLedger.js';

/** A promo's uses when the process crashes between any two writes. */
const promo = aPromo({ promo_usage_limit: 1 });
const GRACE_MS = 301_000;
let app: TestApp;
let rider: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.promos.insert(promo);
  await app.signedIn('driver');
  rider = await app.signedIn('rider');
});
afterEach(() => app.close());

const book = (key: string) =>
  rider.post('/bookings', { ...aTrip, promo: promo.id }, { 'idempotency-key': key });
const uses = async () => (await app.services.db.promos.findById(promo.id))?.user_avail;
const problems = async () => (await auditLedger(undefined, app.services)).problems;
const bookings = async () => (await rider.get('/bookings')).body as { id: string }[];

it.each([0, 1, 2, 3])(
  'a booking interrupted after %d writes and repeated is one booking and one use, of a promo with one use left',
  async (writes) => {
    const repair = breakAfter(writes, app.services);
    await book('one');
    repair();
    expect(await problems()).toEqual([]);

    expect((await book('one')).status).toBe(201);
    app.clock.at += GRACE_MS;
    await runDueWork(app.services);
    expect(await bookings()).toHaveLength(1);
    expect(await uses()).toBe(1);
    expect(await problems()).toEqual([]);
  },
);

it.each([0, 1, 2, 3])(
  'a booking interrupted after %d writes and not repeated counts as a use only if it exists',
  async (writes) => {
    const repair = breakAfter(writes, app.services);
    await book('one');
    repair();
    app.clock.at += GRACE_MS;
    await runDueWork(app.services);

    const made = await bookings();
    expect(made).toHaveLength(writes > 1 ? 1 : 0);
    expect(await uses()).toBe(made.length);
    expect(await problems()).toEqual([]);
    const { status } = await (await app.signedIn('rider')).post('/bookings', {
      ...aTrip,
      promo: promo.id,
      bookLater: true,
      tripdate: app.clock.at + 3_600_000,
    });
    expect(status).toBe(made.length === 0 ? 201 : 400);
  },
);

it.each([0, 1, 2, 3, 4])('a cancellation stopped after %d writes returns the use once', async (writes) => {
  const id = (await book('one')).body.id as string;
  const repair = breakAfter(writes, app.services);
  await rider.post(`/bookings/${id}/cancel`, { reason: 'Late' });
  repair();
  expect(await problems()).toEqual([]);

  app.clock.at += 60_000;
  await runDueWork(app.services);
  await rider.post(`/bookings/${id}/cancel`, { reason: 'Late' });
  app.clock.at += GRACE_MS;
  await runDueWork(app.services);
  expect(await uses()).toBe(0);
  expect(await problems()).toEqual([]);
  expect(await app.connection.collection('promos').findOne({}, { projection: { open: 1 } })).toMatchObject({
    open: [],
  });
});

it('one cancellation carried out by several processes concurrently returns the use once', async () => {
  await app.services.db.promos.update(promo.id, { promo_usage_limit: 2 });
  await (await app.signedIn('rider')).post('/bookings', { ...aTrip, promo: promo.id });
  const id = (await book('one')).body.id as string;
  const repair = breakAfter(1, app.services);
  await rider.post(`/bookings/${id}/cancel`, { reason: 'Late' });
  repair();
  await Promise.all(Array.from({ length: 8 }, () => app.services.db.promos.giveBack(promo.id, id)));
  expect(await uses()).toBe(1);
  expect(await problems()).toEqual([]);
});

it('a use requested again is not returned while the request is in progress', async () => {
  const { promos } = app.services.db;
  await promos.claim(promo.id, 'booking-to-be', app.clock.at);
  app.clock.at += GRACE_MS;
  expect(await promos.claim(promo.id, 'booking-to-be', app.clock.at)).toBe('claimed');
  await promos.settleUses(promo.id, app.clock.at - GRACE_MS + 1);
  expect(await uses()).toBe(1);
  app.clock.at += GRACE_MS;
  await runDueWork(app.services);
  expect(await uses()).toBe(0);
});

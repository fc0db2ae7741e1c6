import { ATTENTION_LIMIT, attentionKinds } from '@wayfare/shared';
import { aLicense } from '../../../test/support/aPicture.js';
import { aBooking, aCarType, aTrip, aUser, newId } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

/** What waits for each member of staff. */
let app: TestApp;
let admin: Client;
let fleetadmin: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  admin = await app.signedIn('admin');
  fleetadmin = await app.signedIn('fleetadmin');
});
afterEach(() => app.close());

const waitsFor = async (client: Client) => (await client.get('/attention')).body;
/** How many records a list has under a filter: the list that the panel opens from a count. */
async function listed(client: Client, resource: string, filter: object): Promise<number> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  const { body, status } = await client.get(`/${resource}?${query.toString()}`);
  expect({ resource, status }).toEqual({ resource, status: 200 });
  return body.length;
}
const openAlert = async (fleet: string | null, kind: 'late' | 'payment' = 'late') =>
  app.services.db.alerts.open({
    id: newId(),
    kind,
    state: 'open',
    booking: newId(),
    reference: 'AAAA-AAAA',
    driver: newId(),
    fleetadmin: fleet,
    openedAt: app.clock.at,
    by: null,
    owner: null,
    snoozedUntil: null,
    resolvedAt: null,
    resolvedBy: null,
    resolvedMs: null,
    search: [],
  });

it('is nothing in a new business, and names only kinds that the caller deals with', async () => {
  expect(await waitsFor(admin)).toEqual(Object.fromEntries(attentionKinds.map((kind) => [kind, 0])));
  expect(await waitsFor(fleetadmin)).toEqual({
    unassignedBookings: 0,
    alerts: 0,
    conversations: 0,
    unapprovedDrivers: 0,
  });
  const dispatcher = await app.signedIn('admin', { staffRole: 'dispatcher' });
  expect(Object.keys(await waitsFor(dispatcher))).toEqual([
    'unassignedBookings',
    'alerts',
    'conversations',
    'decisionRequests',
    'unapprovedDrivers',
    'documents',
  ]);
});

it('counts the records of the lists that the counts open, and for fleet admins only those of their drivers', async () => {
  const fleet = fleetadmin.user.id;
  await app.signedIn('driver', { approved: false });
  await app.signedIn('driver', { approved: false, fleetadmin: fleet });
  const driver = await app.signedIn('driver', { walletBalance: 50, fleetadmin: fleet });
  const rider = await app.signedIn('rider');
  for (let tries = 0; tries < 2; tries += 1) await openAlert(null);
  await openAlert(fleet, 'payment');
  await driver.post('/users/me/conversation/messages', { message: 'Where to?' });
  await rider.post('/users/me/conversation/messages', { message: 'Hello' });
  await driver.post('/decisionrequests', { about: 'away', text: 'Why?' });
  await driver.put('/drivers/me/documents/insurance', {
    image: await aLicense(app.services),
    expiresOn: new Date(app.clock.at + 100 * 86_400_000).toISOString().slice(0, 10),
  });
  await rider.post('/bookings', aTrip);
  await admin.put(`/riders/${rider.user.id}`, { email: 'new@example.com' });
  await driver.post('/withdraws', { amount: 20 });
  await app.services.db.paymentDifferences.save({
    id: 'attempt',
    kind: 'missing_here',
    provider: 'paystack',
    attempt: 'attempt',
    order: newId(),
    booking: null,
    amount: 5,
    currency: 'USD',
    amountThere: 5,
    currencyThere: 'USD',
    startedAt: app.clock.at,
    foundAt: app.clock.at,
  });
  const reviewed = aBooking('PAID', {
    id: newId(),
    rider: rider.user,
    driver: driver.user,
    at: app.clock.at,
  });
  await app.services.db.bookings.insert({
    ...reviewed,
    fareReview: {
      status: 'open',
      isOpen: true,
      openedAt: app.clock.at,
      reasons: ['above_bound'],
      measured: { trip_cost: 30, convenience_fees: 3, driver_share: 27 },
      settled: { trip_cost: 20, convenience_fees: 3, driver_share: 17 },
      difference: 10,
      lower: 10,
      upper: 20,
      distance: 1,
      seconds: 600,
      waitingSeconds: 0,
      detourKm: 0,
      flags: [],
    },
  } as unknown as typeof reviewed);
  await app.services.db.settings.saveSettings({ approvalLimit: 10 });
  await admin.post('/wallet/credits', { uid: rider.user.id, amount: 11, note: 'Sorry' });

  const second = await app.signedIn('admin');
  const waiting = await waitsFor(second);
  expect(waiting).toEqual({
    unassignedBookings: 1,
    alerts: 3,
    conversations: 2,
    decisionRequests: 1,
    unapprovedDrivers: 2,
    documents: 1,
    contactProposals: 1,
    fareReviews: 1,
    withdraws: 1,
    adjustments: 1,
    paymentDifferences: 1,
  });
  expect({
    unassignedBookings: await listed(second, 'bookings', { status: ['NEW'] }),
    alerts: await listed(second, 'alerts', { state: 'open' }),
    conversations: await listed(second, 'conversations', { isUnread: true }),
    decisionRequests: await listed(second, 'decisionrequests', { isOpen: true }),
    unapprovedDrivers: await listed(second, 'drivers', { approved: false }),
    documents: await listed(second, 'drivers', { documents: 'waiting' }),
    contactProposals: await listed(second, 'contactproposals', {}),
    fareReviews: await listed(second, 'fare-reviews', { status: 'open' }),
    withdraws: await listed(second, 'withdraws', { processed: false, failed: false }),
    adjustments: await listed(second, 'walletadjustments', { state: 'pending' }),
    paymentDifferences: await listed(second, 'paymentdifferences', {}),
  }).toEqual(waiting);
  expect(await waitsFor(fleetadmin)).toEqual({
    unassignedBookings: 0,
    alerts: 1,
    conversations: 1,
    unapprovedDrivers: 1,
  });

  // Its author cannot approve a posting, and finance reads the alerts about money only.
  expect((await waitsFor(admin)).adjustments).toBe(0);
  const finance = await app.signedIn('admin', { staffRole: 'finance' });
  expect(await waitsFor(finance)).toEqual({
    alerts: 1,
    fareReviews: 1,
    withdraws: 1,
    adjustments: 1,
    paymentDifferences: 1,
  });
});

it('counts no further than its limit', async () => {
  await app.services.db.users.insertMany(
    Array.from({ length: ATTENTION_LIMIT + 5 }, () => aUser('driver', { approved: false })),
  );
  expect((await waitsFor(admin)).unapprovedDrivers).toBe(ATTENTION_LIMIT);
});

import { MAX_VIEWS } from '@wayfare/shared';
import { aBooking, newId } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let admin: Client;
let dispatcher: Client;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
  dispatcher = await app.signedIn('admin', { staffRole: 'dispatcher' });
});
afterAll(() => app.close());

const view = (more: object = {}) => ({
  name: 'New trips',
  list: 'bookings',
  filter: { status: ['NEW'] },
  sort: { field: 'tripdate', order: 'ASC' },
  shared: false,
  ...more,
});
const namesFor = async (reader: Client) =>
  (await reader.get('/savedviews')).body.map(({ name }: { name: string }) => name);

it('shows an admin their own views, and shared ones only of lists that their role may read', async () => {
  expect((await dispatcher.post('/savedviews', view({ name: 'Mine' }))).status).toBe(201);
  await admin.post('/savedviews', view({ name: 'Ours', shared: true }));
  const payouts = { list: 'withdraws', filter: { processed: false }, sort: { field: 'date', order: 'ASC' } };
  await admin.post('/savedviews', view({ name: 'Payouts', shared: true, ...payouts }));
  expect(await namesFor(dispatcher)).toEqual(['Mine', 'Ours']);
  expect(await namesFor(admin)).toEqual(['Ours', 'Payouts']);
  expect(await namesFor(await app.signedIn('admin', { staffRole: 'finance' }))).toEqual(['Ours', 'Payouts']);
  const fleet = await app.signedIn('fleetadmin');
  expect((await fleet.get('/savedviews')).status).toBe(403);
});

it('lets only the author change a view, and only the author or a full admin remove a shared one', async () => {
  const { body: shared } = await admin.post('/savedviews', view({ shared: true }));
  const { body: own } = await dispatcher.post('/savedviews', view());
  expect((await dispatcher.put(`/savedviews/${shared.id}`, { name: 'Theirs' })).status).toBe(404);
  expect((await dispatcher.delete(`/savedviews/${shared.id}`)).status).toBe(404);
  expect((await admin.delete(`/savedviews/${own.id}`)).status).toBe(404);
  expect((await dispatcher.put(`/savedviews/${own.id}`, { shared: true })).body).toMatchObject({
    shared: true,
  });
  expect((await admin.delete(`/savedviews/${own.id}`)).status).toBe(200);
  await admin.delete(`/savedviews/${shared.id}`);
});

it('refuses filters and orders that the list does not have', async () => {
  for (const wrong of [
    { filter: { otp: '12345' } },
    { filter: { $where: 'true' } },
    { filter: { status: { $ne: 'NEW' } } },
    { sort: { field: 'otp', order: 'ASC' } },
    { list: 'settings' },
  ])
    expect((await admin.post('/savedviews', view(wrong))).status).toBe(400);
  const { body } = await admin.post('/savedviews', view());
  expect((await admin.put(`/savedviews/${body.id}`, { filter: { tripdate_gt: 5 } })).status).toBe(400);
});

it('counts the records of each view, and reveals nothing about lists that the role may not read', async () => {
  for (let count = 0; count < 2; count += 1) {
    const [rider, driver] = [await app.signedIn('rider'), await app.signedIn('driver')];
    const people = { rider: rider.user, driver: driver.user };
    await app.services.db.bookings.insert(aBooking('NEW', { id: newId(), at: app.clock.at, ...people }));
  }
  const { body: all } = await dispatcher.post('/savedviews', view({ name: 'Waiting' }));
  const { body: none } = await dispatcher.post('/savedviews', view({ filter: { status: 'COMPLETE' } }));
  const { body } = await dispatcher.get('/savedviews/counts?list=bookings');
  expect(body).toMatchObject({
    [all.id]: { count: 2, isAtLeast: false },
    [none.id]: { count: 0, isAtLeast: false },
  });
  expect((await dispatcher.get('/savedviews/counts?list=withdraws')).status).toBe(403);
});

it('keeps the number of views bounded, also for requests at the same time', async () => {
  const author = await app.signedIn('admin', { staffRole: 'support' });
  const answers = await Promise.all(
    Array.from({ length: MAX_VIEWS.own + 4 }, () => author.post('/savedviews', view())),
  );
  expect(answers.filter(({ body }) => body.error === 'too_many_views').length).toBeGreaterThanOrEqual(4);
  const own = (await author.get('/savedviews')).body.filter(
    (saved: { author: string }) => saved.author === author.user.id,
  );
  expect(own.length).toBeLessThanOrEqual(MAX_VIEWS.own);
});

it('removes what a deleted admin had saved for themselves', async () => {
  const leaver = await app.signedIn('admin');
  const { body: own } = await leaver.post('/savedviews', view());
  const { body: shared } = await leaver.post('/savedviews', view({ shared: true }));
  expect((await admin.delete(`/alladmin/${leaver.user.id}`)).status).toBe(200);
  const { savedViews } = app.services.db;
  expect(await savedViews.findById(own.id)).toBeNull();
  expect(await savedViews.findById(shared.id)).toMatchObject({ author: leaver.user.id });
});

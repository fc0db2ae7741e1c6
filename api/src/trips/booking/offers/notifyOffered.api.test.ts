import { runDueWork } from '../../../process/dueWork.js';
import { aCarType, aTrip, PICKUP } from '../../../../test/support/builders.js';
import { type PushService, startPushService } from '../../../../test/support/pushService.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

/** Push messages about auto dispatch offers to drivers' devices. */
let app: TestApp;
let push: PushService;
let rider: Client;

beforeAll(async () => {
  push = await startPushService();
  app = await startTestApp({ WEB_PUSH_ORIGINS: push.origin });
  await app.services.db.carTypes.insert(aCarType());
});
afterAll(async () => {
  await app.close();
  await push.close();
});
beforeEach(async () => {
  rider = await app.signedIn('rider');
});
afterEach(async () => {
  await app.services.db.settings.saveSettings({ autoDispatch: true });
  for (const { id } of app.services.liveDrivers.all()) {
    await app.services.db.users.update(id, { driverActiveStatus: false, queue: false });
    await app.services.liveDrivers.refresh(id);
  }
  await app.connection.collection('bookings').deleteMany({});
  await deliver();
  push.received.length = 0;
});

/**
 * A driver the given number of km from the pickup, with a browser subscribed at a path of the push service.
 */
async function driverWithBrowser(path: string, km: number, fields = {}) {
  const location = { lat: PICKUP.lat + km / 111.195, lng: PICKUP.lng };
  const driver = await app.signedIn('driver', { location, ...fields });
  expect((await driver.post('/auth/me/browsers', push.subscription(path))).status).toBe(200);
  return driver;
}
const book = async () => {
  const { status, body } = await rider.post('/bookings', aTrip);
  expect(status).toBe(201);
  return body.id as string;
};
const deliver = () => app.services.notifier.deliverDue();
const sentTo = () => push.received.map(({ path }) => path).toSorted();

it('offer messages go to the drivers asked, in their language, with screen and trip, while the offer is valid [2.63, 7.28, 7.37]', async () => {
  await app.services.db.languages.insert({
    id: 'es',
    langName: 'Español',
    langLocale: 'es',
    dateLocale: 'es',
    default: false,
    createdAt: new Date(app.clock.at).toISOString(),
    keyValuePairs: { notice_assigned_title: 'Tiene un viaje nuevo', notice_assigned_body: 'Acéptelo.' },
  });
  const near = await driverWithBrowser('/near', 0.5, { language: 'es' });
  await driverWithBrowser('/far', 9);
  await app.signedIn('driver');
  const id = await book();
  app.clock.at += 4_000;
  await deliver();
  expect(push.received).toMatchObject([
    {
      path: '/near',
      payload: {
        id: `${id}:offer:${near.user.id}`,
        title: 'Tiene un viaje nuevo',
        msg: 'Acéptelo.',
        screen: 'DriverTrips',
        params: { bookingId: id },
      },
      headers: { ttl: '26' },
    },
  ]);
});

it('offer messages follow the socket event, and leave no pending effects', async () => {
  const driver = await driverWithBrowser('/driver', 0.5);
  const order: string[] = [];
  const { realtime, notifier, db } = app.services;
  const { send } = realtime;
  const { push: originalPush } = notifier;
  realtime.send = (rooms, ...event) => {
    if (event[0] === 'booking:offer') order.push(`socket ${rooms.join()}`);
    send(rooms, ...event);
  };
  notifier.push = async (id, notice) => {
    order.push(`push ${notice.to}`);
    await originalPush(id, notice);
  };
  const id = await book();
  Object.assign(realtime, { send });
  Object.assign(notifier, { push: originalPush });
  expect(order).toEqual([`socket user:${driver.user.id}`, `push ${driver.user.id}`]);
  expect((await db.bookings.findById(id))?.effects).toEqual([]);
});

it.each([
  [
    'another driver has accepted the trip',
    async (id: string, other: Client) => other.post(`/bookings/${id}/accept`),
  ],
  ['the trip was canceled', async (id: string) => rider.post(`/bookings/${id}/cancel`, { reason: 'x' })],
  ['no driver responded in time', async () => (app.clock.at += 30_000)],
])(
  'offer messages are no longer sent when %s',
  async (_what, happens: (id: string, other: Client) => Promise<unknown>) => {
    await driverWithBrowser('/late', 0.5);
    const other = await app.signedIn('driver');
    await happens(await book(), other);
    await deliver();
    expect(push.received).toEqual([]);
  },
);

it('offer messages go to the next driver instead of one who has declined', async () => {
  const first = await driverWithBrowser('/first', 0.5);
  await driverWithBrowser('/second', 5);
  const id = await book();
  await first.post(`/bookings/${id}/decline`);
  await deliver();
  expect(sentTo()).toEqual(['/second']);
});

it('offer messages are sent once per trip, however often it is offered to the same driver', async () => {
  const driver = await driverWithBrowser('/again', 0.5);
  const id = await book();
  await deliver();
  app.clock.at += 31_000;
  await runDueWork(app.services);
  await deliver();
  expect((await app.services.db.bookings.findById(id))?.requestedDrivers).toEqual({ [driver.user.id]: true });
  expect(sentTo()).toEqual(['/again']);
});

it('offer messages are sent by the next process when one crashes before sending them', async () => {
  await driverWithBrowser('/driver', 0.5);
  const { notifier } = app.services;
  const { push: originalPush } = notifier;
  notifier.push = () => Promise.reject(new Error('the process is gone'));
  await book();
  notifier.push = originalPush;
  app.clock.at += 10_000;
  await runDueWork(app.services);
  await runDueWork(app.services);
  await deliver();
  expect(sentTo()).toEqual(['/driver']);
  expect(push.received[0]?.headers.ttl).toBe('20');
});

it('offer messages of an admin’s assignment are no longer sent once the trip is canceled [4.28]', async () => {
  await app.services.db.settings.saveSettings({ autoDispatch: false });
  const driver = await driverWithBrowser('/assigned', 0.5);
  const admin = await app.signedIn('admin');
  const [gone, open] = [await book(), await book()];
  for (const id of [gone, open])
    expect((await admin.post(`/bookings/${id}/assign`, { driver: driver.user.id })).status).toBe(200);
  await rider.post(`/bookings/${gone}/cancel`, { reason: 'x' });
  await deliver();
  expect(push.received).toMatchObject([
    { payload: { params: { bookingId: open } }, headers: { ttl: '3600' } },
  ]);
});

it('offer messages are skipped for a driver without a device: the booking gets no effect for them', async () => {
  const driver = await driverWithBrowser('/sold', 0.5);
  const { endpoint } = push.subscription('/sold');
  await driver.delete(`/auth/me/browsers?endpoint=${encodeURIComponent(endpoint)}`);
  const { bookings } = app.services.db;
  const { insert } = bookings;
  const written: unknown[] = [];
  bookings.insert = async (booking, parts) => {
    written.push(booking.effects);
    await insert(booking, parts);
  };
  await book();
  bookings.insert = insert;
  expect(written).toEqual([[]]);
});

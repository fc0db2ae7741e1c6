import { aBooking, aCarType, newId } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

let app: TestApp;
let admin: Client;
let rider: Client;
let driver: Client;

const HOME = { id: 'home', kind: 'home', lat: 40.7, lng: -74, add: '1 Home Street' } as const;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  admin = await app.signedIn('admin');
  rider = await app.signedIn('rider', {
    firstName: 'Grace',
    lastName: 'Hopper',
    mobile: '+12125550108',
    places: [HOME],
  });
  driver = await app.signedIn('driver', { firstName: 'Dan', lastName: 'Driver', mobile: '+12125557777' });
  for (let index = 0; index < 6; index += 1)
    await app.services.db.bookings.insert(
      aBooking(
        index === 5 ? 'STARTED' : 'COMPLETE',
        { id: newId(), rider: rider.user, driver: driver.user, at: app.clock.at },
        {
          tripdate: app.clock.at - (6 - index) * 60_000,
          reference: `W-AAA${index}-22`,
          customer_contact: '+12125550108',
          driver_contact: '+12125557777',
          vehicle_number: 'W4Y F4R',
          vehicle_color: 'blue',
        },
      ),
    );
});
afterAll(() => app.close());

const callers = async (phone: string) =>
  (await admin.get(`/desk/callers?phone=${encodeURIComponent(phone)}`)).body.callers;

it('is refused for everyone except admins', async () => {
  const path = '/desk/callers?phone=2125550108';
  expect((await app.anonymous.get(path)).status).toBe(401);
  for (const client of [rider, driver, await app.signedIn('fleetadmin')])
    expect((await client.get(path)).status).toBe(403);
});

it('finds a rider by their number in any form, with five trips, places and wallet', async () => {
  for (const phone of ['+12125550108', '(212) 555-0108', '212.555.0108', '2125550108', '5550108', '0108']) {
    const found = await callers(phone);
    expect([phone, found.map(({ id }: { id: string }) => id)]).toEqual([phone, [rider.user.id]]);
  }
  const [caller] = await callers('2125550108');
  expect(caller).toMatchObject({ usertype: 'rider', firstName: 'Grace', walletBalance: 0, places: [HOME] });
  expect(caller.trips).toHaveLength(5);
  expect(caller.trips[0]).toMatchObject({
    status: 'STARTED',
    driver: driver.user.id,
    driver_contact: '+12125557777',
    vehicle_number: 'W4Y F4R',
    vehicle_color: 'blue',
    estimate: expect.any(Number),
  });
  expect(caller.trips[0]).not.toHaveProperty('customer_contact');
});

it('finds a driver, and no one else who only took part in the trip', async () => {
  const [caller, ...others] = await callers('7777');
  expect([caller.id, caller.usertype, others]).toEqual([driver.user.id, 'driver', []]);
  expect(await callers('99990000')).toEqual([]);
});

it('reveals no contacts in demo mode', async () => {
  await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: false });
  const { status, body } = await admin.get('/desk/callers?phone=2125550108');
  expect({ status, error: body.error }).toEqual({ status: 403, error: 'demo_mode' });
});

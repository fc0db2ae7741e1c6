import { apiScopes, OVERDUE_MS } from '@wayfare/shared';
import { aBooking, aCarType, aTrip, newId } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { runDueWork } from '../../../process/dueWork.js';
import { guestAddress } from '../guest/guestLink.js';

let app: TestApp;
let rider: Client;
let driver: Client;
let admin: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  [rider, driver, admin] = [
    await app.signedIn('rider'),
    await app.signedIn('driver'),
    await app.signedIn('admin'),
  ];
});
afterEach(() => app.close());

const reason = 'Changed my mind';
const booked = async (): Promise<string> => (await rider.post('/bookings', aTrip)).body.id;
const cancel = (client: Client, id: string) => client.post(`/bookings/${id}/cancel`, { reason });

async function readCanceler(id: string) {
  const { cancelledBy, cancelledByUid } = (await app.services.db.bookings.findById(id)) ?? {};
  return { role: cancelledBy, uid: cancelledByUid };
}

describe('a canceled booking keeps who canceled it', () => {
  it('if its rider or an admin did, and shows the role only', async () => {
    for (const client of [rider, admin]) {
      const id = await booked();
      const { body } = await cancel(client, id);
      expect(body.cancelledBy).toBe(client.user.usertype);
      expect(JSON.stringify(body)).not.toContain('cancelledByUid');
      expect(await readCanceler(id)).toEqual({ role: client.user.usertype, uid: client.user.id });
    }
  });

  it('if its driver did', async () => {
    const parties = { rider: rider.user, driver: driver.user, at: app.clock.at };
    const trip = aBooking('ARRIVED', { id: newId(), ...parties });
    await app.services.db.bookings.insert(trip);
    await cancel(driver, trip.id);
    expect(await readCanceler(trip.id)).toEqual({ role: 'driver', uid: driver.user.id });
  });

  it('if a guest did, with the link of the trip', async () => {
    const id = await booked();
    const booking = await app.services.db.bookings.findById(id);
    const token = new URL(await guestAddress(booking!, app.services)).hash.slice(1);
    expect((await app.anonymous.post('/guest-trips/cancel', { token, reason })).status).toBe(200);
    expect(await readCanceler(id)).toEqual({ role: 'rider', uid: rider.user.id });
  });

  it('if a partner did, with a key', async () => {
    const { body } = await admin.post('/apikeys', {
      name: 'Front desk',
      account: rider.user.id,
      scopes: apiScopes,
    });
    const id = await booked();
    await app.withKey(body.newKey).post(`/partner/bookings/${id}/cancel`, { reason });
    expect(await readCanceler(id)).toEqual({ role: 'rider', uid: rider.user.id });
  });

  it('and names no user if nobody took it in time', async () => {
    const id = await booked();
    app.clock.at += OVERDUE_MS + 60_000;
    await runDueWork(app.services);
    expect(await readCanceler(id)).toEqual({ role: 'system', uid: undefined });
  });
});

import { aCarType, aTrip } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

let app: TestApp;
let rider: Client;
let driver: Client;
let admin: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  rider = await app.signedIn('rider');
  driver = await app.signedIn('driver');
  admin = await app.signedIn('admin');
  for (const reason of [
    { label: 'Waited too long', roles: ['rider'], stages: ['approaching'] },
    { label: 'Flat tire', roles: ['driver'], stages: ['approaching'] },
    { label: 'Nobody there', roles: ['driver', 'office'], stages: ['waiting'] },
  ])
    expect((await admin.post('/cancelreasons', reason)).status).toBe(201);
});
afterEach(() => app.close());

const refused = { error: 'cancel_reason_unfit', errors: { reason: expect.any(String) } };
const book = async (): Promise<string> => (await rider.post('/bookings', aTrip)).body.id;
const cancel = (client: Client, id: string, reason: string) =>
  client.post(`/bookings/${id}/cancel`, { reason });

it('a rider cannot cancel with a reason of another stage or role, but with words of their own [3.30]', async () => {
  const id = await book();
  for (const reason of ['Waited too long', 'Flat tire']) {
    const answer = await cancel(rider, id, reason);
    expect([answer.status, answer.body]).toEqual([400, expect.objectContaining(refused)]);
  }
  await driver.post(`/bookings/${id}/accept`);
  expect((await cancel(rider, id, 'Waited too long')).body.status).toBe('CANCELLED');
  const other = await book();
  expect((await cancel(rider, other, 'I walk')).body.status).toBe('CANCELLED');
});

it('a driver gives a trip back only with a reason of theirs that fits the stage [3.30]', async () => {
  const id = await book();
  await driver.post(`/bookings/${id}/accept`);
  const giveBack = (reason: string) => driver.post(`/bookings/${id}/giveBack`, { reason });
  for (const reason of ['Waited too long', 'Nobody there'])
    expect((await giveBack(reason)).body).toMatchObject(refused);
  const back = await giveBack('Flat tire');
  expect([back.status, back.body.status]).toEqual([200, 'NEW']);
  // Repeating it is still safe.
  expect((await giveBack('Flat tire')).status).toBe(200);
});

it('staff cannot cancel with a reason for others [3.30]', async () => {
  const id = await book();
  expect((await cancel(admin, id, 'Waited too long')).body).toMatchObject(refused);
  expect((await cancel(admin, id, 'Nobody there')).body).toMatchObject(refused);
  expect((await cancel(admin, id, 'Office closed')).body.status).toBe('CANCELLED');
});

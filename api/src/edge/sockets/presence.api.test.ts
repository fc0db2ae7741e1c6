import type { Socket } from 'socket.io-client';
import { aCarType, aTrip } from '../../../test/support/builders.js';
import { ask, next, receivedBy, testSockets } from '../../../test/support/sockets.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let [sara, ali]: Client[] = [];
let id: string;
const sockets = testSockets();

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.signedIn('driver');
  sara = await app.signedIn('admin', { firstName: 'Sara', lastName: 'Lund' });
  ali = await app.signedIn('admin', { firstName: 'Ali', lastName: 'Haddad', staffRole: 'finance' });
  id = (await (await app.signedIn('rider')).post('/bookings', aTrip)).body.id;
});
afterAll(() => app.close());
afterEach(() => sockets.close());

const connect = (client: Client | undefined) => sockets.connect(app, client as Client);
const see = (socket: Socket, isChanging = false) => ask(socket, 'trip:see', { id, isChanging });

it('staff on the page of a trip learn who else is there, and who changes it [4.81]', async () => {
  const [one, other] = [await connect(sara), await connect(ali)];
  expect(await see(one)).toEqual({ ok: true });
  const news = await receivedBy({ one, other }, 'trip:seen', async () => {
    await see(other);
    await see(other, true);
    await see(one);
  });
  const person = { id, uid: ali?.user.id, name: 'Ali Haddad', connection: other.id };
  expect(news.one).toEqual([
    { ...person, isChanging: false, isNew: true },
    { ...person, isChanging: true, isNew: false },
  ]);
  expect(news.other).toEqual([
    { id, uid: sara?.user.id, name: 'Sara Lund', connection: one.id, isChanging: false, isNew: false },
  ]);
});

it('they are gone once they leave the page, lose the connection, or sign out, and receive nothing afterward', async () => {
  for (const end of [
    (socket: Socket) => ask(socket, 'trip:leave', { id }),
    async (socket: Socket) => socket.disconnect(),
    async () => ali?.delete('/auth/sessions'),
  ]) {
    ali = await app.signedIn('admin', { firstName: 'Ali', lastName: 'Haddad' });
    const [one, other] = [await connect(sara), await connect(ali)];
    await see(one);
    await see(other);
    const { id: connection } = other;
    const left = next(one, 'trip:left');
    await end(other);
    expect(await left).toEqual({ id, connection });
    if (other.connected) {
      const news = await receivedBy({ other }, 'trip:seen', () => see(one, true));
      expect(news.other).toEqual([]);
    }
    one.disconnect();
  }
});

it('only staff who may see the trip take part: no rider, driver, fleet admin, and nobody by a wrong message', async () => {
  const one = await connect(sara);
  await see(one);
  const others = {
    rider: await connect(await app.signedIn('rider')),
    driver: await connect(await app.signedIn('driver')),
    fleetadmin: await connect(await app.signedIn('fleetadmin')),
  };
  const answers: string[] = [];
  const news = await receivedBy({ one, ...others }, 'trip:seen', async () => {
    for (const socket of Object.values(others)) answers.push((await see(socket)).error);
    await see(one);
  });
  expect(answers).toEqual(['forbidden', 'forbidden', 'forbidden']);
  expect(news).toEqual({ one: [], rider: [], driver: [], fleetadmin: [] });
  expect(await ask(one, 'trip:see', { id: 'none', isChanging: false })).toMatchObject({ error: 'not_found' });
  for (const wrong of [null, {}, { id: 5, isChanging: true }, { id, isChanging: 'yes' }])
    expect(await ask(one, 'trip:see', wrong)).toMatchObject({ error: 'validation_error' });
  expect(await ask(one, 'trip:leave', { id: {} })).toMatchObject({ error: 'validation_error' });
});

it('nothing about it is stored', async () => {
  const one = await connect(sara);
  const version = async () => (await app.services.db.bookings.findById(id))?.version;
  const before = await version();
  await see(one, true);
  expect(await version()).toBe(before);
});

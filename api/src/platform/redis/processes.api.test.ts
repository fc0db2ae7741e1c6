import { pino } from 'pino';
import { io, type Socket } from 'socket.io-client';
import { aCarType, aTrip, PICKUP } from '../../../test/support/builders.js';
import { eventually } from '../../../test/support/eventually.js';
import { findRedisServer, type RedisServer, startRedisServer } from '../../../test/support/redisServer.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { sendTrackingPoint } from '../../trips/tracking/tracking.realtime.js';
import { sendOfferWithdrawn } from '../../trips/booking/booking.realtime.js';

/** Two processes of one installation, as two apps on one database and one real Redis. */
const binary = findRedisServer();
if (!binary) console.warn('Not tested here: several processes. Install redis-server to test them.');
const withRedis = binary ? describe : describe.skip;

const AWAY = { lat: PICKUP.lat + 0.02, lng: PICKUP.lng + 0.03 };
const sockets: Socket[] = [];

async function connect(app: TestApp, client: Client): Promise<Socket> {
  const token = await app.tokenOf(client.user.id);
  const socket = io(app.url, { auth: { token }, transports: ['websocket'], forceNew: true });
  sockets.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}
const next = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => {
    socket.once(event, resolve);
  });

/** The statuses of a number of failed sign-ins, one after the other. */
async function signIns(app: TestApp, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1)
    statuses.push((await app.anonymous.post('/auth/login', { email: '', password: '' })).status);
  return statuses;
}

withRedis('two processes', () => {
  let redis: RedisServer;
  let environment: Record<string, string>;
  let a: TestApp;
  let b: TestApp;
  let rider: Client;
  let driver: Client;
  let admin: Client;

  const positionAt = (app: TestApp) => app.services.liveDrivers.get(driver.user.id)?.location;
  const isAt = (app: TestApp, { lat, lng }: { lat: number; lng: number }) => {
    const position = positionAt(app);
    return position?.lat === lat && position.lng === lng;
  };
  const moveTo = (client: Client, { lat, lng }: { lat: number; lng: number }) =>
    client.put('/drivers/me/location', { lat, lng });

  beforeEach(async () => {
    redis = await startRedisServer(binary as string);
    a = await startTestApp({ REDIS_URL: redis.url }, { rateLimits: true });
    environment = { REDIS_URL: redis.url, MONGODB_DATABASE: a.connection.name };
    b = await startTestApp(environment, { rateLimits: true });
    await a.services.db.carTypes.insert(aCarType());
    admin = await a.signedIn('admin');
    rider = await a.signedIn('rider');
    driver = await a.signedIn('driver');
    await eventually('both know the driver', () => isAt(b, PICKUP));
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.disconnect();
    await b.close();
    await a.close();
    await redis.kill();
  });

  it('notify a socket on one process of a trip booked and accepted on the other', async () => {
    const asRider = await connect(a, rider);
    const asDriver = await connect(a, driver);
    const offer = next(asDriver, 'booking:offer');
    const { status, body } = await (await b.clientOf(rider.user)).post('/bookings', aTrip);
    expect(status).toBe(201);
    expect(await offer).toMatchObject({ id: body.id });

    const changed = next(asRider, 'booking:changed');
    await (await b.clientOf(driver.user)).post(`/bookings/${body.id}/accept`);
    expect(await changed).toMatchObject({ id: body.id, status: 'ACCEPTED' });
  });

  it('know a driver who moves, starts a trip or goes offline on the other', async () => {
    await moveTo(driver, AWAY);
    await eventually('the position is known', () => isAt(b, AWAY));
    const near = b.services.liveDrivers.nearest(AWAY, 0.1, 1, () => true);
    expect(near.map((found) => found.driver.id)).toEqual([driver.user.id]);
    expect(b.services.liveDrivers.nearest(PICKUP, 0.1, 1, () => true)).toEqual([]);

    await moveTo(driver, PICKUP);
    const { body } = await rider.post('/bookings', aTrip);
    await driver.post(`/bookings/${body.id}/accept`);
    await eventually('the trip is known', () => b.services.liveDrivers.get(driver.user.id)?.queue);
    await driver.put('/drivers/me/status', { driverActiveStatus: false });
    // Offline for new trips, but still tracked on the current one.
    const known = () => b.services.liveDrivers.get(driver.user.id);
    await eventually('it is offline', () => known()?.driverActiveStatus === false);
    await rider.post(`/bookings/${body.id}/cancel`, { reason: 'x' });
    await eventually('it is gone', () => !known());
  });

  it('keep the newest position, in whatever order and on whichever process positions arrive', async () => {
    const onB = await b.clientOf(driver.user);
    b.clock.at += 2_000;
    await moveTo(onB, AWAY);
    await eventually('the later one is known', () => isAt(a, AWAY));
    await moveTo(driver, PICKUP);
    expect(positionAt(a)).toEqual(AWAY);
  });

  it('show moves from the other process on the map, and end connections there', async () => {
    const asAdmin = await connect(a, admin);
    await asAdmin
      .timeout(5_000)
      .emitWithAck('drivers:join', { south: -90, west: -180, north: 90, east: 180 });
    const moved = next(asAdmin, 'driver:moved');
    await moveTo(await b.clientOf(driver.user), AWAY);
    expect(await moved).toMatchObject({ drivers: [{ id: driver.user.id, ...AWAY }] });

    const gone = next(asAdmin, 'disconnect');
    b.services.realtime.disconnect(admin.user.id);
    await gone;
  });

  it("deliver chat messages on the other, and remove users no longer involved from a trip's room", async () => {
    const asDriver = await connect(b, driver);
    const asRider = await connect(b, rider);
    const { id } = (await rider.post('/bookings', aTrip)).body;
    await driver.post(`/bookings/${id}/accept`);
    for (const socket of [asDriver, asRider])
      expect(await socket.timeout(5_000).emitWithAck('booking:join', { id })).toEqual({ ok: true });
    const message = next(asDriver, 'chat:message');
    await rider.post(`/bookings/${id}/messages`, { message: 'At the gate' });
    expect(await message).toMatchObject({
      booking: id,
      message: { message: 'At the gate', from: rider.user.id },
    });

    const cancelled = next(asRider, 'booking:changed');
    await driver.post(`/bookings/${id}/cancel`, { reason: 'Flat tyre' });
    await cancelled;
    const received: unknown[] = [];
    asDriver.on('tracking:point', (event) => received.push(event));
    const seen = next(asRider, 'tracking:point');
    const point = { id: 'p', at: 1, status: 'CANCELLED', lat: 1, lng: 1 } as const;
    sendTrackingPoint(id, point, a.services.realtime);
    await seen;
    // Sent after the point and received in order: nothing else is in transit to the driver's socket.
    const last = next(asDriver, 'booking:offer-withdrawn');
    sendOfferWithdrawn(driver.user.id, id, a.services.realtime);
    await last;
    expect(received).toEqual([]);
  });

  it('share the count of sign-ins', async () => {
    expect(await signIns(a, 90)).toEqual(Array(90).fill(400));
    expect(await signIns(b, 31)).toEqual([...Array(30).fill(400), 429]);
    expect(await signIns(a, 1)).toEqual([429]);
  });

  it('work independently while Redis is down, and together once it is back', async () => {
    const asRider = await connect(a, rider);
    expect(await signIns(a, 90)).toEqual(Array(90).fill(400));
    await redis.kill();

    expect(await signIns(a, 120)).toEqual(Array(120).fill(400));
    expect(await signIns(a, 1)).toEqual([429]);
    expect(await signIns(b, 1)).toEqual([400]);
    const { status, body } = await rider.post('/bookings', aTrip);
    expect(status).toBe(201);
    const changed = next(asRider, 'booking:changed');
    await driver.post(`/bookings/${body.id}/accept`);
    expect(await changed).toMatchObject({ status: 'ACCEPTED' });
    await moveTo(driver, AWAY);
    expect(positionAt(a)).toEqual(AWAY);
    expect(positionAt(b)).not.toEqual(AWAY);

    const missed = next(asRider, 'events:missed');
    await redis.start();
    await missed;
    await eventually('where the driver is, is known', () => isAt(b, AWAY));
    await eventually(
      'that the driver is busy is known',
      () => b.services.liveDrivers.get(driver.user.id)?.queue === true,
    );
    const arrived = next(asRider, 'booking:changed');
    await (await b.clientOf(driver.user)).post(`/bookings/${body.id}/arrive`, {
      reason: 'The gate is closed',
    });
    expect(await arrived).toMatchObject({ status: 'ARRIVED' });
    expect(await signIns(a, 90)).toEqual(Array(90).fill(400));
    expect(await signIns(b, 31)).toEqual([...Array(30).fill(400), 429]);
  });

  it('log that Redis is lost and that it is back once, however many requests meanwhile', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
    const c = await startTestApp(environment, { rateLimits: true, log });
    const aboutRedis = () => lines.filter((msg) => msg.includes('Redis'));
    try {
      await redis.kill();
      await signIns(c, 20);
      await redis.start();
      await eventually('it is back', () => aboutRedis().length > 2);
      expect(aboutRedis()).toEqual([
        'connected to Redis',
        'lost the connection to Redis: this process continues on its own',
        'connected to Redis',
      ]);
    } finally {
      await c.close();
    }
  });

  it('start without Redis, and join once it is available', async () => {
    await redis.kill();
    const c = await startTestApp(environment, { rateLimits: true });
    try {
      expect(await signIns(c, 1)).toEqual([400]);
      const asAdmin = await connect(c, admin);
      await moveTo(driver, AWAY);
      await redis.start();
      await eventually('the position is known', () => isAt(c, AWAY));
      const arrival = next(asAdmin, 'resource:changed');
      await rider.post('/bookings', aTrip);
      expect(await arrival).toMatchObject({ resource: 'bookings' });
    } finally {
      await c.close();
    }
  });
});

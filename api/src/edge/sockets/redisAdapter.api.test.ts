import { createClient } from 'redis';
import { eventually } from '../../../test/support/eventually.js';
import { findRedisServer, type RedisServer, startRedisServer } from '../../../test/support/redisServer.js';
import { testSockets } from '../../../test/support/sockets.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

const binary = findRedisServer();
if (!binary) console.warn('Not tested here: rooms on several processes. Install redis-server to test them.');
const withRedis = binary ? describe : describe.skip;

withRedis('a process that shares its rooms', () => {
  let redis: RedisServer;
  let app: TestApp;
  let rider: Client;
  const sockets = testSockets();

  beforeEach(async () => {
    redis = await startRedisServer(binary as string);
    app = await startTestApp({ REDIS_URL: redis.url });
    rider = await app.signedIn('rider');
  });
  afterEach(async () => {
    sockets.close();
    await app.close();
    await redis.kill();
  });

  /** How many processes receive what is sent to a user. */
  async function receiversOf(client: Client): Promise<number> {
    const asked = await createClient({ url: redis.url }).connect();
    const channel = `wayfare:${app.connection.name}:sockets#/#user:${client.user.id}#`;
    const counts = await asked.pubSubNumSub([channel]);
    asked.destroy();
    return counts[channel] ?? 0;
  }

  it('receives what is sent to a room as soon as a socket is in it, and only then', async () => {
    expect(await receiversOf(rider)).toBe(0);
    const first = await sockets.connect(app, rider);
    expect(await receiversOf(rider)).toBe(1);
    const second = await sockets.connect(app, rider);
    first.disconnect();
    expect(await receiversOf(rider)).toBe(1);
    second.disconnect();
    await eventually('nothing is received', async () => (await receiversOf(rider)) === 0);
    await sockets.connect(app, rider);
    expect(await receiversOf(rider)).toBe(1);
  });

  it('receives it again after an outage of Redis, also in rooms that were joined meanwhile', async () => {
    const stays = await sockets.connect(app, rider);
    const [joins, leaves] = [await app.signedIn('rider'), await app.signedIn('rider')];
    const leaving = await sockets.connect(app, leaves);
    await redis.kill();
    await sockets.connect(app, joins);
    leaving.disconnect();
    await redis.start();
    await eventually('the kept room is received', async () => (await receiversOf(rider)) === 1);
    await eventually('the joined room is received', async () => (await receiversOf(joins)) === 1);
    await eventually('the left room is not', async () => (await receiversOf(leaves)) === 0);
    expect(stays.connected).toBe(true);
  });
});

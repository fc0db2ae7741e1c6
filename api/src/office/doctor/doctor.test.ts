import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { startExpoServer } from '../../../test/support/expoServer.js';
import { startFcmServer } from '../../../test/support/fcmServer.js';
import { startVonageServer, VONAGE_ACCOUNT } from '../../../test/support/vonageServer.js';
import { startMailServer } from '../../../test/support/mailServer.js';
import { findRedisServer, startRedisServer } from '../../../test/support/redisServer.js';
import { GOOGLE_KEY, googleProtocol } from '../../../test/support/mapServers/googleProtocol.js';
import { startMapDouble } from '../../../test/support/mapServers/mapDouble.js';
import { valhallaProtocol } from '../../../test/support/mapServers/openProtocols.js';
import { startS3Server } from '../../../test/support/s3Server.js';
import { aBooking, aCarType, aUser, newId } from '../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { runToolProcess } from '../../../test/support/toolProcess.js';
import { createRepositories } from '../../process/createRepositories.js';
import { parseEnvironment } from '../../platform/config/environment.js';
import { HOSTED_OPTIONS } from '../../money/payment/providers.js';
import { checkConfiguration } from './configurationChecks.js';
import { checkCounters, clockFinding } from './databaseChecks.js';
import { examine } from './examine.js';
import type { Finding } from './finding.js';

/** The doctor against real local servers. */
let app: TestApp;
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  app = await startTestApp();
  closing.push(() => app.close());
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

const s3 = { accessKeyId: 'wayfare', secretAccessKey: 's3-secret-value', region: 'us-east-1' };
const production = {
  NODE_ENV: 'production',
  MONGODB_URL: process.env.WAYFARE_TEST_MONGO as string,
  SESSION_SECRET: '0f9c1d7e5b3a2846fedcba9876543210',
};

/** The findings about an environment, by part. */
async function found(environment: Record<string, string> = {}, ms = 20_000) {
  const config = parseEnvironment({ DATA_DIR: app.services.config.DATA_DIR, ...environment });
  const findings = await examine(config, {
    ms,
    demoEmails: ['demo@example.com'],
    withDatabase: (work) => work(app.connection, app.services.db),
  });
  return (part: string) => findings.find((finding) => finding.part === part) as Finding;
}

/** A server that accepts connections and never answers. */
async function silentServer(): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return (server.address() as AddressInfo).port;
}

it('reports an empty installation, and nothing more once it has an admin and a car type', async () => {
  const empty = await found();
  expect(empty('admin')).toMatchObject({
    verdict: 'problem',
    message: expect.stringMatching('create-admin'),
  });
  expect(empty('car types').verdict).toBe('problem');

  await app.signedIn('admin');
  await app.services.db.carTypes.insert(aCarType());
  const ready = await found();
  expect(ready('database')).toMatchObject({
    verdict: 'note',
    message: expect.stringMatching(/^embedded \d/),
  });
  for (const part of ['admin', 'car types', 'clock', 'list totals', 'pictures', 'demo mode', 'push messages'])
    expect([part, ready(part).verdict]).toEqual([part, 'ok']);
  for (const part of [
    'maps',
    'mail',
    'SMS',
    'Expo push',
    'Firebase push',
    'Redis',
    'Google sign-in',
    'Facebook sign-in',
    'Apple sign-in',
  ])
    expect([part, ready(part).verdict]).toEqual([part, 'off']);
});

it('notices list totals that differ from the bookings, until the counters are rebuilt', async () => {
  const { bookings } = app.services.db;
  const [rider, driver] = [aUser('rider'), aUser('driver')];
  await bookings.insert(aBooking('PAID', { id: newId(), rider, driver, at: Date.now() }));
  await bookings.counters.rebuild(() => Date.now());
  while ((await bookings.counters.countMarked()) > 0);
  expect((await found())('list totals').verdict).toBe('ok');

  const counters = app.connection.collection('counters');
  const one = await counters.findOne({ cells: { $exists: true } });
  const [cell] = Object.keys(one?.['cells'] as object);
  await counters.updateMany({}, { $inc: { [`cells.${cell}`]: 3 } });
  // The repositories of another process: these remember their counters for some seconds.
  const db = createRepositories(app.connection);
  const [wrong] = await checkCounters(app.connection, db);
  expect(wrong).toEqual({
    part: 'list totals',
    verdict: 'problem',
    message: '4 bookings are counted of 1: run `npm run rebuild-counts`',
  });

  await db.bookings.counters.rebuild(() => Date.now());
  const [right] = await checkCounters(app.connection, createRepositories(app.connection));
  expect(right?.verdict).toBe('ok');
});

it.each([
  [1_000, 'ok'],
  [-10_000, 'warning'],
  [40_000, 'problem'],
])('judges a clock that differs by %i ms', (skew, verdict) => {
  expect(clockFinding(new Date(1e12 + skew), 1e12).verdict).toBe(verdict);
});

it('reports what is insecure in production', async () => {
  await app.signedIn('rider', { email: 'demo@example.com' });
  await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: false });
  const insecure = await found(
    {
      ...production,
      PUBLIC_URL: 'http://ride.invalid',
      SESSION_SECRET: 'please change me: a secret of wayfare',
      ALLOW_TEST_PAYMENTS: '1',
      REDIS_URL: `redis://127.0.0.1:${await silentServer()}`,
    },
    5_000,
  );
  await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: true });
  for (const part of ['PUBLIC_URL', 'SESSION_SECRET', 'demo accounts', 'demo mode', 'several processes'])
    expect([part, insecure(part).verdict]).toEqual([part, 'problem']);
  for (const part of ['mail', 'card payments', 'public address'])
    expect([part, insecure(part).verdict]).toEqual([part, 'warning']);
});

it.each(HOSTED_OPTIONS)('names $name once its variables are set', ({ name, keys }) => {
  const cardPayments = (environment: Record<string, string>) =>
    checkConfiguration(parseEnvironment({ ...production, ...environment })).find(
      ({ part }) => part === 'card payments',
    );
  const right = {
    ...Object.fromEntries(keys.map((key) => [key, 'sixteen letters!'])),
    ...(name === 'braintree' && { BRAINTREE_MERCHANT_ACCOUNTS: 'USD=ride_us' }),
  };
  expect(cardPayments({})).toMatchObject({ verdict: 'off', message: expect.stringMatching('in cash') });
  expect(cardPayments(right)).toMatchObject({ verdict: 'ok', message: name });
  expect(cardPayments({ ...right, ALLOW_TEST_PAYMENTS: '1' })).toMatchObject({
    verdict: 'warning',
    message: expect.stringMatching(`^${name}, the test provider: `),
  });
});

it('reports https without a proxy, because no one could sign in', async () => {
  const { hostname, port } = new URL(`https://127.0.0.1:${await silentServer()}`);
  const behind = { ...production, PUBLIC_URL: `https://${hostname}:${port}` };
  expect((await found(behind, 300))('TRUST_PROXY').verdict).toBe('problem');
  const proxied = await found({ ...behind, TRUST_PROXY: '1' }, 300);
  expect(proxied('TRUST_PROXY').verdict).toBe('ok');
  expect(proxied('certificate')).toMatchObject({ verdict: 'problem', message: 'did not answer in time' });
});

it('signs in at the mail server, and reports why it cannot', async () => {
  const mail = await startMailServer();
  closing.push(() => mail.close().catch(() => undefined));
  const right = { SMTP_URL: mail.url, MAIL_FROM: 'Ride <hello@ride.test>' };
  expect((await found(right))('mail').verdict).toBe('ok');
  expect(mail.received).toEqual([]);
  expect((await found({ SMTP_URL: mail.url }))('MAIL_FROM').verdict).toBe('warning');
  const silent = { SMTP_URL: `smtp://127.0.0.1:${await silentServer()}` };
  expect((await found(silent, 300))('mail').message).toBe('did not answer in time');
  await mail.close();
  expect((await found(right))('mail')).toMatchObject({
    verdict: 'problem',
    message: 'refused the connection',
  });
});

it('writes to the picture store, reads and cleans up', async () => {
  const store = await startS3Server('pictures', s3);
  closing.push(() => store.close());
  const right = {
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
  expect((await found(right))('pictures').verdict).toBe('ok');
  for (const [wrong, message] of [
    [{ S3_BUCKET: 'others' }, 'has no bucket with the name in S3_BUCKET'],
    [{ S3_SECRET_ACCESS_KEY: 'wrong-secret' }, 'rejected S3_SECRET_ACCESS_KEY'],
    [{ S3_ACCESS_KEY_ID: 'stranger' }, 'does not know S3_ACCESS_KEY_ID'],
  ] as const)
    expect((await found({ ...right, ...wrong }))('pictures')).toMatchObject({ verdict: 'problem', message });
});

it('reads the account at Vonage', async () => {
  const vonage = await startVonageServer();
  closing.push(vonage.close);
  const check = async (secret: string) =>
    (
      await found({
        VONAGE_API_KEY: VONAGE_ACCOUNT.key,
        VONAGE_API_SECRET: secret,
        VONAGE_FROM: 'Wayfare',
        VONAGE_SIGNATURE_SECRET: 'signature',
        VONAGE_URL: vonage.url,
      })
    )('SMS (Vonage)');
  expect(await check(VONAGE_ACCOUNT.secret)).toMatchObject({ verdict: 'ok' });
  expect(await check('another')).toMatchObject({
    verdict: 'problem',
    message: expect.stringContaining('VONAGE_API_SECRET'),
  });
  expect(vonage.received).toEqual([]);
});

it('asks the services of messages to apps, and sends nothing', async () => {
  const [expo, fcm] = [await startExpoServer(), await startFcmServer(Date.now)];
  closing.push(expo.close, fcm.close);
  const check = () =>
    found({
      EXPO_PUSH: 'on',
      EXPO_URL: expo.url,
      EXPO_ACCESS_TOKEN: 'expo-token-value',
      FCM_SERVICE_ACCOUNT: fcm.serviceAccount,
      FCM_URL: fcm.url,
    });
  const verdicts = async () => {
    const part = await check();
    return [part('Expo push').verdict, part('Firebase push').verdict];
  };
  expect(await verdicts()).toEqual(['ok', 'ok']);
  expect([expo.chunks, fcm.received]).toEqual([[], []]);
  expo.instead.push({ status: 401, json: { errors: [{ code: 'UNAUTHORIZED', message: 'x' }] } });
  fcm.instead.push({ status: 403, json: {} });
  expect(await verdicts()).toEqual(['problem', 'problem']);
  fcm.tokenReply = { status: 400, json: { error: 'invalid_grant' } };
  const part = await check();
  expect(part('Firebase push').message).toBe('Google rejected FCM_SERVICE_ACCOUNT');
});

it('reads the account at the SMS service', async () => {
  const answers: Record<string, [number, object]> = {
    AC1: [200, { status: 'active' }],
    AC2: [200, { status: 'suspended' }],
    AC3: [401, {}],
    AC4: [500, {}],
  };
  const server = createServer((request, response) => {
    const [status, body] = answers[/(AC\d)\.json$/.exec(request.url ?? '')?.[1] ?? ''] ?? [404, {}];
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(async () => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const of = async (sid: string) =>
    (
      await found({
        TWILIO_ACCOUNT_SID: sid,
        TWILIO_AUTH_TOKEN: 'twilio-token-value',
        TWILIO_FROM: '+12125550100',
        TWILIO_URL: url,
      })
    )('SMS');
  expect((await of('AC1')).verdict).toBe('ok');
  expect((await of('AC2')).message).toMatch('suspended');
  expect((await of('AC3')).message).toMatch('rejected');
  expect((await of('AC4')).message).toMatch('500');
});

it('asks each map service once, and reports why it cannot be used', async () => {
  const google = await startMapDouble(googleProtocol);
  const valhalla = await startMapDouble(valhallaProtocol);
  closing.push(google.close, valhalla.close);
  const right = {
    GOOGLE_MAPS_API_KEY: GOOGLE_KEY,
    GOOGLE_MAPS_URL: google.url,
    GOOGLE_ROUTES_URL: google.url,
    GOOGLE_PLACES_URL: google.url,
  };
  const parts = ['maps: routes', 'maps: addresses', 'maps: places'];
  const works = await found(right);
  expect(parts.map((part) => works(part).verdict)).toEqual(['ok', 'ok', 'ok']);
  expect(google.requests).toHaveLength(3);
  const wrong = await found({ ...right, GOOGLE_MAPS_API_KEY: 'another-key' });
  for (const part of parts)
    expect(wrong(part)).toMatchObject({
      verdict: 'problem',
      message: expect.stringMatching(/rejected the key/),
    });
  google.mood = 'hangs';
  expect((await found({ ...right, MAPS_TIMEOUT_MS: '100' }))('maps: routes').message).toBe(
    'did not answer in time',
  );

  const own = await found({ VALHALLA_URL: `${valhalla.url}/valhalla` });
  expect([own('maps: routes').verdict, own('maps: places').verdict]).toEqual(['ok', 'off']);
  const elsewhere = await found({ VALHALLA_URL: valhalla.url });
  expect(elsewhere('maps: routes').message).toBe('answered with an error');
});

it('reads the start of the file of map tiles', async () => {
  const tiles = async (file: string) => (await found({ MAP_TILES_FILE: file }))('maps: tiles');
  expect(await tiles('none.pmtiles')).toMatchObject({
    verdict: 'problem',
    message: 'MAP_TILES_FILE cannot be read (ENOENT)',
  });
  expect(await tiles('package.json')).toMatchObject({ verdict: 'problem' });
});

it('warns when Google’s answers have no map of Google to be shown on, and when browsers get the server’s key', async () => {
  const google = await startMapDouble(googleProtocol);
  closing.push(google.close);
  const server = {
    GOOGLE_MAPS_API_KEY: GOOGLE_KEY,
    GOOGLE_MAPS_URL: google.url,
    GOOGLE_ROUTES_URL: google.url,
    GOOGLE_PLACES_URL: google.url,
  };
  const browser = async (environment: Record<string, string>) => (await found(environment))('maps: browser');
  expect(await browser({})).toBeUndefined();
  expect(await browser(server)).toMatchObject({
    verdict: 'warning',
    message: expect.stringMatching(/^set GOOGLE_MAPS_BROWSER_KEY/),
  });
  const same = await browser({ ...server, GOOGLE_MAPS_BROWSER_KEY: GOOGLE_KEY });
  expect(same).toMatchObject({
    verdict: 'warning',
    message: expect.stringMatching(/must not be the server's/),
  });
  expect(same.message).not.toMatch(GOOGLE_KEY);
  expect(await browser({ ...server, GOOGLE_MAPS_BROWSER_KEY: 'browser-key' })).toMatchObject({
    verdict: 'note',
  });
  expect(await browser({ GOOGLE_MAPS_BROWSER_KEY: 'browser-key' })).toMatchObject({ verdict: 'note' });
});

it('notices a Redis that does not answer', async () => {
  const silent = `redis://127.0.0.1:${await silentServer()}`;
  expect((await found({ REDIS_URL: silent }, 300))('Redis').message).toBe('did not answer in time');
});

const binary = findRedisServer();
(binary ? it : it.skip)('pings a real Redis', async () => {
  const redis = await startRedisServer(binary as string);
  closing.push(() => redis.kill());
  expect((await found({ REDIS_URL: redis.url }))('Redis').verdict).toBe('ok');
});

describe('as a command', () => {
  const doctor = (args: string[], environment: Record<string, string> = {}) =>
    runToolProcess('doctor', args, {
      MONGODB_DATABASE: app.services.config.MONGODB_DATABASE,
      DATA_DIR: app.services.config.DATA_DIR,
      ...environment,
    });

  it('exits with code 1 for a problem, as JSON too, and prints no secrets', async () => {
    const secrets = {
      SESSION_SECRET: 'session-secret-value',
      SMTP_URL: 'smtp://mailer:mail-secret-value@127.0.0.1:1',
      // Neither of these servers answers: each check must end at its time limit.
      REDIS_URL: `redis://:redis-secret-value@127.0.0.1:${await silentServer()}`,
      METRICS_TOKEN: 'metrics-token-value',
      S3_ENDPOINT: `http://127.0.0.1:${await silentServer()}`,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 's3-id-value',
      S3_SECRET_ACCESS_KEY: 's3-secret-value',
    };
    const { code, stdout, stderr } = await doctor(['--json', '--timeout', '3'], secrets);
    expect(code).toBe(1);
    const { problems, findings } = JSON.parse(stdout) as { problems: number; findings: Finding[] };
    expect(findings.filter(({ verdict }) => verdict === 'problem').map(({ part }) => part)).toEqual(
      expect.arrayContaining(['mail', 'Redis', 'pictures']),
    );
    expect(problems).toBeGreaterThanOrEqual(3);
    expect(stdout + stderr).not.toMatch(/-value/);
  }, 60_000);

  it('prints lines and exits with code 0 without problems', async () => {
    const { code, stdout } = await doctor(['--timeout', '30']);
    expect(stdout).toMatch(/^ok +database +MongoDB \d/m);
    expect(stdout).toMatch(/\nProblems: 0, warnings: \d+\n$/);
    expect(code).toBe(0);
  }, 60_000);

  it('reports each wrong variable', async () => {
    const { code, stdout } = await doctor([], { PORT: 'many', TRUST_PROXY: '99' });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^PROBLEM +PORT +must be a whole number/m);
    expect(stdout).toMatch(/^PROBLEM +TRUST_PROXY /m);
  }, 60_000);
});

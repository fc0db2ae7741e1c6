import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { connectDatabase, type Database } from '../../src/platform/database/connectDatabase.js';
import { type EmbeddedMongo, startEmbeddedMongo } from '../../src/platform/database/embeddedMongo.js';
import { eventually } from '../support/eventually.js';
import { type Client, startTestApp, type TestApp } from '../support/testApp.js';

/** Longer than a request waits for a database of which no server answers, in ms, on a busy machine. */
const LONGEST_MS = 25_000;
/** An answer that waited for nothing, in ms, on a busy machine. */
const AT_ONCE_MS = 4_500;
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

/** An app on an engine of its own, which the tests stop as they like. */
let dataDir: string;
let engine: EmbeddedMongo;
let database: Database;
let app: TestApp;
let rider: Client;

const startEngine = () =>
  startEmbeddedMongo({
    dataDir,
    onUnexpectedExit: (error) => {
      throw error;
    },
  });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wayfare-away-'));
  engine = await startEngine();
  database = await connectDatabase({ mongodbUrl: engine.url('away'), databaseName: 'away' });
  app = await startTestApp({ MONGODB_DATABASE: 'away' }, { connection: database.connection });
  rider = await app.signedIn('rider');
});
afterAll(async () => {
  await app.close();
  await database.close();
  await engine.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A request's answer, and how long it took in ms. */
async function timed(path: string, headers: Record<string, string> = {}) {
  const startedAt = Date.now();
  const response = await fetch(`${app.url}${path}`, { headers });
  return { response, text: await response.text(), ms: Date.now() - startedAt };
}

const asRider = async () => ({ authorization: `Bearer ${await app.tokenOf(rider.user.id)}` });

it('a request waits while a killed engine is started again', async () => {
  process.kill(engine.pid, 'SIGKILL');
  const answers = await Promise.all([rider.get('/bookings'), rider.get('/wallethistory')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

it('a request has one time to wait, and later ones none, until the database is back', async () => {
  const authorization = await asRider();
  await engine.stop();
  await eventually('it is noticed', () => app.services.databaseWatch.isAway);

  const waiting = await timed('/api/bookings', authorization);
  expect(waiting.response.status).toBe(503);
  expect(waiting.ms).toBeLessThan(LONGEST_MS);

  const later = await timed('/api/bookings', { ...authorization, 'accept-language': 'fr' });
  expect(later.ms).toBeLessThan(AT_ONCE_MS);
  expect([later.response.status, later.response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(JSON.parse(later.text)).toMatchObject({
    error: 'server_busy',
    message: 'Le serveur est occupé. Veuillez réessayer dans un instant.',
    requestId: later.response.headers.get('x-request-id'),
  });

  const socket = io(app.url, { transports: ['websocket'], forceNew: true, reconnection: false });
  await new Promise((resolve) => socket.once('connect_error', resolve));
  socket.disconnect();
  expect([(await timed('/healthz')).response.status, (await timed('/readyz')).response.status]).toEqual([
    200, 503,
  ]);

  engine = await startEngine();
  await eventually('it is noticed', () => !app.services.databaseWatch.isAway);
  expect((await rider.get('/bookings')).status).toBe(200);
});

describe('a browser that asks for a page while the database is away', () => {
  beforeAll(async () => {
    await engine.stop();
    await eventually('it is given up', () => app.services.databaseWatch.isGivenUp, LONGEST_MS);
  });
  afterAll(async () => {
    engine = await startEngine();
    await eventually('it is back', () => !app.services.databaseWatch.isAway);
  });

  it.each([
    ['en', 'ltr', 'The service is unavailable right now', 'Try again'],
    ['es', 'ltr', 'El servicio no está disponible', 'Reintentar'],
    ['fr', 'ltr', 'Le service est indisponible', 'Réessayer'],
    ['ar', 'rtl', 'الخدمة غير متاحة', 'إعادة المحاولة'],
  ])('gets one in its language: %s', async (language, direction, title, retry) => {
    for (const path of ['/', '/bookings/42?x=1', '/api/bookings/export']) {
      const { response, text, ms } = await timed(path, { ...BROWSER, 'accept-language': language });
      expect(ms).toBeLessThan(AT_ONCE_MS);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(text).toContain(`<html lang="${language}" dir="${direction}">`);
      expect(text).toContain(`<h1>${title}`);
      expect(text).toContain(`<a href="">${retry}`);
    }
  });

  it('may run only the script that loads the page again, and ask this server alone', async () => {
    const { response, text } = await timed('/', BROWSER);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'sha256-[^']+'; connect-src 'self';/);
    expect(text).toContain("fetch('/readyz')");
  });

  it('is not offered to send a form twice', async () => {
    const response = await fetch(`${app.url}/api/payments/test/return`, { method: 'POST', headers: BROWSER });
    const text = await response.text();
    expect(response.status).toBe(503);
    expect(text).not.toContain('<script>');
    expect(text).toContain('<a href="/bookings">');
  });
});

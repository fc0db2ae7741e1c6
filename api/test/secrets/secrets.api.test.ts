import { readdir, readFile } from 'node:fs/promises';
import { createLog } from '../../src/platform/log/createLog.js';
import { operations } from '../../src/app.js';
import { parseEnvironment } from '../../src/platform/config/environment.js';
import { examine } from '../../src/office/doctor/examine.js';
import { runDueWork } from '../../src/process/dueWork.js';
import { expectedResources } from '../../../shared/test/expectedResources.js';
import { asGood, nameOf, send } from '../badInput/asking.js';
import { resource } from '../badInput/resourceRows.js';
import type { GoodRequest, Rows } from '../badInput/row.js';
import { newStage } from '../badInput/stage.js';
import { readState } from '../faults/databaseState.js';
import { aCarType } from '../support/builders.js';
import { PASSKEY_SITE } from '../support/passkeyUser.js';
import { startTestApp, type TestApp } from '../support/testApp.js';
import { environment, traces } from './secretsOfTest.js';

/** The good request of every operation: what the tests of bad input start from. */
async function goodRequests(): Promise<Rows> {
  const folder = new URL('../badInput/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => /^[a-z]\w+Rows\.ts$/.test(name));
  const files = await Promise.all(names.map((name) => import(new URL(name, folder).href) as Promise<object>));
  const tables = files.flatMap((file) =>
    Object.entries(file).flatMap(([name, exported]) => (name.endsWith('Rows') ? [exported as Rows] : [])),
  );
  const resources = Object.entries(expectedResources).map(([name, { valid }]) =>
    valid ? resource(name, () => valid) : {},
  );
  return Object.assign({}, ...tables, ...resources) as Rows;
}

/** All that leaves the product, by where it was seen. */
const seen: [where: string, text: string][] = [];
const PASSWORD = 'Qx7passwordofsomebody91q';
const { MONGODB_URL: _database, REDIS_URL: _redis, ...used } = environment;

let app: TestApp;
beforeAll(async () => {
  const log = createLog(
    { LOG_LEVEL: 'trace', LOG_FORMAT: 'json' },
    { write: (line) => void seen.push(['the log', line]) },
  );
  app = await startTestApp(
    { ...used, PUBLIC_URL: PASSKEY_SITE, MAPS_TIMEOUT_MS: '500', PAYMENT_TIMEOUT_MS: '500' },
    { log, secret: environment.SESSION_SECRET },
  );
  await app.services.db.carTypes.insert(aCarType());
});
afterAll(() => app.close());

const found = (list: readonly (readonly [string, string])[] = traces) =>
  list.flatMap(([name, trace]) =>
    seen.flatMap(([where, text]) =>
      text.includes(trace) ? [`${name} in ${where}: ${text.slice(0, 300)}`] : [],
    ),
  );

async function request(path: string, init: RequestInit = {}) {
  const response = await fetch(`${app.url}${path}`, { redirect: 'manual', ...init });
  const headers = JSON.stringify([...response.headers]);
  const text = await response.text();
  seen.push([`${init.method ?? 'GET'} ${path}`, `${headers}\n${text}`]);
  return { status: response.status, text };
}

/** Every operation as it is meant to be used, although no service answers; then as it is not. */
async function useAll(): Promise<number> {
  let count = 0;
  const rows = await goodRequests();
  for (const declared of operations) {
    const row = rows[nameOf(declared)];
    if (!row || row.category) continue;
    const stage = await newStage(app);
    const good = await Promise.resolve(row.good(stage)).catch((error: Error) => {
      // It stores something in a service that does not answer.
      seen.push([`an error before ${nameOf(declared)}`, `${error.stack} ${JSON.stringify(error)}`]);
      return { as: stage.admin } satisfies GoodRequest;
    });
    for (const change of [asGood(good), { ...asGood(good), raw: '{"broken": "' }]) {
      const { status, body } = await send(app, declared, good, change);
      seen.push([nameOf(declared), `${status} ${JSON.stringify(body)}`]);
      count += 1;
    }
    if ('restore' in good) await good.restore?.();
  }
  return count;
}

/**
 * Sends requests that use the outside services: sign-in elsewhere, messages, maps, payments, and the checks
 * of the setup page.
 */
async function needServices(): Promise<void> {
  for (const provider of ['google', 'facebook', 'apple']) await request(`/api/auth/social/${provider}`);
  const admin = await app.signedIn('admin');
  const token = await app.tokenOf(admin.user.id);
  const asAdmin = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (const service of ['maps', 'mail', 'payments', 'sms', 'pictures'])
    await request('/api/setup/tests', {
      method: 'POST',
      headers: asAdmin,
      body: JSON.stringify({ service }),
    });
  for (const path of [
    '/api/bootstrap',
    '/api/settings',
    '/api/appinfo',
    '/api/get_providers',
    '/metrics',
    '/readyz',
  ])
    await request(path, { headers: asAdmin });
  await request('/metrics', { headers: { authorization: `Bearer ${environment.METRICS_TOKEN}` } });
  await app.services.mailer.deliverDue();
  await app.services.notifier.deliverDue();
  await runDueWork(app.services).catch((error: Error) => seen.push(['recurring work', `${error.stack}`]));
}

/** Signing up and in, with mistakes. */
async function useAPassword(): Promise<string[]> {
  const json = { 'content-type': 'application/json' };
  const post = (path: string, body: object) =>
    request(`/api/${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
  const regData = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', mobile: '+12025550199' };
  await post('user_signup', { regData: { ...regData, usertype: 'rider', password: PASSWORD } });
  await post('auth/login', { email: 'ada@example.com', password: `${PASSWORD}!` });
  const { text } = await post('auth/token', { email: 'ada@example.com', password: PASSWORD });
  await post('auth/token', { email: PASSWORD, password: ['not a text', PASSWORD] });
  const tokens = JSON.parse(text) as { accessToken?: string; refreshToken?: string };
  return [PASSWORD, tokens.accessToken, tokens.refreshToken].filter((secret) => secret !== undefined);
}

describe('the secrets of an installation', () => {
  it('appear in no response, log line, report of the doctor, or document of the database', async () => {
    // Each operation is used twice.
    expect(await useAll()).toBeGreaterThan(300);
    await needServices();
    for (const [name, documents] of await readState(app.connection))
      seen.push([`the collection ${name}`, JSON.stringify(documents)]);
    const findings = await examine(parseEnvironment({ ...environment, NODE_ENV: 'test' }), {
      ms: 2_000,
      demoEmails: [],
      withDatabase: async () => {
        throw new Error('connect ECONNREFUSED');
      },
    });
    seen.push(['the doctor', JSON.stringify(findings)]);

    expect(seen.filter(([where]) => where === 'the log').length).toBeGreaterThan(300);
    expect(seen.map(([where]) => where)).toContain('the collection audit_log');
    expect(found()).toEqual([]);
  });

  it('are found by this test where they are', () => {
    const [name, trace] = traces[0] as (typeof traces)[number];
    seen.push(['a place', `… ${trace} …`]);
    expect(found()).toContainEqual(expect.stringContaining(`${name} in a place`));
    seen.pop();
  });

  it('do not include passwords and tokens of users in the log and the database', async () => {
    const secrets = await useAPassword();
    expect(secrets).toHaveLength(3);
    for (const [name, documents] of await readState(app.connection))
      seen.push(['the database', `${name} ${JSON.stringify(documents)}`]);
    const kept = seen.filter(([where]) => ['the log', 'the database'].includes(where));
    for (const secret of secrets) expect(kept.filter(([, text]) => text.includes(secret))).toEqual([]);
  });

  it('do not include the signing secrets of webhooks in the log and the database', async () => {
    const admin = await app.signedIn('admin');
    const input = { url: 'https://hooks.invalid/', events: ['payout.paid'] };
    const { body } = await admin.post('/webhooks', input);
    await admin.post(`/webhooks/${body.id}/test`, {});
    for (const [name, documents] of await readState(app.connection))
      seen.push(['the database', `${name} ${JSON.stringify(documents)}`]);
    const kept = seen.filter(([where]) => ['the log', 'the database'].includes(where));
    expect(kept.some(([, text]) => text.includes('hooks.invalid'))).toBe(true);
    const key = (body.newSecret as string).slice('whsec_'.length);
    expect(kept.filter(([, text]) => text.includes(key))).toEqual([]);
  });

  it('cannot get into the files for browsers, which are built from variables that start with VITE_ only', async () => {
    for (const app of ['admin', 'landing']) {
      const written = await readFile(new URL(`../../../${app}/vite.config.ts`, import.meta.url), 'utf8');
      // A constant of the bundle that draws pages on the server.
      const config = written.replace("define: { 'process.env.NODE_ENV': JSON.stringify('production') }", '');
      expect(config).not.toMatch(/envPrefix|loadEnv|define:/);
      for (const name of Object.keys(environment)) expect(config).not.toContain(name);
    }
    expect(Object.keys(environment).filter((name) => name.startsWith('VITE_'))).toEqual([]);
  });
});

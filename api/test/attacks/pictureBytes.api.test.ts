import { MAX_IMAGE_BYTES } from '@wayfare/shared';
import { aPicture } from '../support/aPicture.js';
import { differences, wholeDatabase } from '../support/wholeDatabase.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

/** Uploads from 256 networks take up to 26 s on a busy machine. */
const MANY_NETWORKS_MS = 120_000;

let app: AttackedApp;

beforeEach(async () => {
  app = await startAttackedApp({ TRUST_PROXY: '1' });
});
afterEach(() => app.close());

const DAY_MS = 24 * 60 * 60_000;

/**
 * Starts an upload of the largest size from an address. Deletes earlier uploads, as the server does after an
 * hour.
 */
async function begin(address: string, more: Record<string, string> = {}) {
  await app.connection.collection('uploads').deleteMany({});
  return app.raw('/api/uploads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...more },
    body: JSON.stringify({ size: MAX_IMAGE_BYTES }),
  });
}
const sendLicense = (address: string) =>
  app.raw('/api/license_images', {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: aPicture(),
  });

it('an address may send 50 MB a day without signing in, whole or in pieces; more is rejected before storing', async () => {
  for (let count = 0; count < 6; count += 1) expect((await begin('203.0.113.1')).status).toBe(201);
  const refused = await begin('203.0.113.1');
  expect([refused.status, refused.body.error]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600);
  // Two of the fifty are left.
  const left = 2 * 1024 * 1024 - 600;
  await app.services.budgets.spend('pictureBytes', { address: '203.0.113.1' }, left);
  expect((await sendLicense('203.0.113.1')).status).toBe(201);
  await app.services.budgets.spend('pictureBytes', { address: '203.0.113.1' }, 300);
  const before = await wholeDatabase(app);
  expect((await sendLicense('203.0.113.1')).status).toBe(429);
  expect(differences(before, await wholeDatabase(app))).toEqual([]);
  expect((await sendLicense('203.0.113.2')).status).toBe(201);

  app.clock.at += DAY_MS;
  expect((await begin('203.0.113.1')).status).toBe(201);
});

it('a network may send 200 MB a day, however many addresses it has', async () => {
  const statuses: number[] = [];
  for (let host = 1; host <= 26; host += 1) statuses.push((await begin(`203.0.113.${host}`)).status);
  expect(statuses).toEqual([...Array(25).fill(201), 429]);
  expect((await begin('198.51.100.1')).status).toBe(201);
});

it(
  'all anonymous callers together may send 2 GB a day, then 16 MB of each network; signed-in users have their own budget',
  async () => {
    const statuses: number[] = [];
    for (let network = 0; network < 256; network += 1)
      statuses.push((await begin(`198.18.${network}.1`)).status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    const later = [];
    for (let host = 1; host <= 3; host += 1) later.push((await begin(`192.0.2.${host}`)).status);
    expect(later).toEqual([201, 201, 429]);
    await app.services.budgets.spend('reservedPictureBytes', { everyone: 'all' }, (2_048 - 16) * 1024 * 1024);
    expect((await begin('192.0.3.1')).status).toBe(429);
    const driver = await app.signedIn('driver');
    const authorization = `Bearer ${await app.tokenOf(driver.user.id)}`;
    expect((await begin('192.0.2.1', { authorization })).status).toBe(201);
  },
  MANY_NETWORKS_MS,
);

it.each([
  ['rider', 100],
  ['driver', 500],
  ['fleetadmin', 2_048],
  ['admin', 2_048],
] as const)('a %s may send %d MB a day, from however many addresses', async (usertype, megabytes) => {
  const { user } = await app.signedIn(usertype);
  const authorization = `Bearer ${await app.tokenOf(user.id)}`;
  const largest = Math.floor((megabytes * 1024 * 1024) / MAX_IMAGE_BYTES);
  const statuses: number[] = [];
  for (let count = 0; count <= largest; count += 1)
    statuses.push((await begin(`198.18.${count % 256}.1`, { authorization })).status);
  expect(statuses).toEqual([...Array(largest).fill(201), 429]);
});

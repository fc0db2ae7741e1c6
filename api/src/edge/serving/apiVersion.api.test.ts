import { readFile } from 'node:fs/promises';
import { aCarType, aTrip } from '../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { apiVersions, CURRENT_VERSION } from './apiVersion.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
});
afterAll(() => app.close());

const asking = (version: string) => app.request('get', '/api/settings').set({ 'Wayfare-Version': version });

it('uses the current version for requests that name none, and names it in every response', async () => {
  for (const [path, status] of [
    ['/api/settings', 200],
    ['/api/auth/me', 401],
    ['/api/nothing', 404],
  ] as const) {
    const { status: given, headers } = await app.request('get', path);
    expect({ path, given, version: headers['wayfare-version'] }).toEqual({
      path,
      given: status,
      version: CURRENT_VERSION,
    });
  }
});

it.each(apiVersions)('answers requests for %s in that version', async (version) => {
  const { status, headers } = await asking(version);
  expect({ status, used: headers['wayfare-version'] }).toEqual({ status: 200, used: version });
});

it.each(['2026-11-02', '2026-11-31', '1', 'latest', '', '2026-11-01, 2026-11-01', '2026-11-01T00:00:00Z'])(
  'refuses a request for the version "%s" and changes nothing',
  async (version) => {
    const rider = await app.signedIn('rider');
    const { status, body, headers } = await rider.post('/bookings', aTrip, { 'Wayfare-Version': version });
    expect({ status, error: body.error, errors: body.errors, used: headers.get('wayfare-version') }).toEqual({
      status: 400,
      error: 'unknown_api_version',
      errors: { 'Wayfare-Version': expect.any(String) },
      used: CURRENT_VERSION,
    });
    expect(body.message).toMatch(/version/i);
    expect((await rider.get('/bookings')).body).toEqual([]);
  },
);

it('lists its versions in the document and describes each in the changelog, newest first', async () => {
  const { body } = await app.anonymous.get('/openapi.json');
  expect(body.info.version).toBe(CURRENT_VERSION);
  expect(body.components.parameters.WayfareVersion.schema.enum).toEqual(apiVersions);
  for (const path of Object.values(body.paths))
    for (const { parameters } of Object.values(path as Record<string, { parameters: object[] }>))
      expect(parameters).toContainEqual({ $ref: '#/components/parameters/WayfareVersion' });
  const changelog = await readFile(new URL('../../../../docs/api-changelog.md', import.meta.url), 'utf8');
  const described = [...changelog.matchAll(/^## (\d{4}-\d\d-\d\d)$/gm)].map(([, version]) => version);
  expect(described).toEqual(apiVersions);
});

import { newId } from '../../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { operations } from '../../../app.js';
import { callersOf } from './callersOf.js';

/** Every operation is called once, on a machine that may be busy. */
const EVERY_CALL_MS = 120_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it(
  'declares for every operation whether it needs a sign-in: without one, it answers 401 or never does [7.40]',
  async () => {
    const wrong: unknown[] = [];
    for (const { id, method, path, access, permission } of operations) {
      const isOpen = callersOf({ access, permission }) === 'public';
      const { status } = await app.request(method, `/api${path.replace(/:\w+/g, () => newId())}`);
      if ((status === 401) === isOpen) wrong.push({ id, isOpen, status });
    }
    expect(wrong).toEqual([]);
  },
  EVERY_CALL_MS,
);

it('names the roles of the access table for lists and records', async () => {
  const document = (await app.anonymous.get('/openapi.json')).body;
  const rolesOf = (path: string) => [document.paths[path].get['x-roles'], document.paths[path].get.security];
  const signIn = [{ session: [] }, { bearer: [] }];
  expect(rolesOf('/api/riders')).toEqual([['admin'], signIn]);
  expect(rolesOf('/api/bookings')).toEqual([['rider', 'driver', 'admin', 'fleetadmin'], signIn]);
  expect(rolesOf('/api/cartypes')).toEqual(['public', [{}, ...signIn]]);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

/** A purchase code is stored when the licensing function confirms it. */
const asked: unknown[] = [];
const licensing = createServer((request, response) => {
  void json(request).then((body) => {
    asked.push(body);
    const { license } = body as { license: string };
    if (license === 'BROKEN') return request.socket.destroy();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: license === 'GOOD' }));
    return undefined;
  });
});
let app: TestApp;
let admin: Client;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    licensing.listen(0, '127.0.0.1', resolve);
  });
  const { port } = licensing.address() as AddressInfo;
  app = await startTestApp({ LICENSE_URL: `http://127.0.0.1:${port}/check` });
  admin = await app.signedIn('admin');
});
afterAll(async () => {
  await app.close();
  licensing.close();
});
beforeEach(() => {
  asked.length = 0;
});

const readStored = async () => (await admin.get('/settings')).body;

it('asks the licensing function, and stores a confirmed code with the other changes [5.37, 7.13]', async () => {
  const { status, body } = await admin.put('/settings', { license: 'GOOD', symbol: '€' });
  expect({ status, body }).toMatchObject({ status: 200, body: { license: 'GOOD', symbol: '€' } });
  expect(asked).toEqual([
    {
      projectId: app.services.config.PUBLIC_URL,
      createTime: app.clock.at,
      reqType: 'settings',
      license: 'GOOD',
    },
  ]);
});

it.each(['BAD', 'BROKEN'])(
  'rejects the code %s with wrong_code and changes nothing [5.37]',
  async (license) => {
    const before = await readStored();
    const { status, body } = await admin.put('/settings', { license, symbol: '£' });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: 'wrong_code', errors: { license: expect.any(String) } },
    });
    expect(await readStored()).toEqual(before);
  },
);

it('checks only a new code: saving without one, or with the stored one, needs no check', async () => {
  await admin.put('/settings', { license: 'GOOD' });
  asked.length = 0;
  expect((await admin.put('/settings', { license: 'GOOD', bonus: 2 })).status).toBe(200);
  expect((await admin.put('/settings', { license: null })).body.license).toBeNull();
  expect(asked).toEqual([]);
});

it('stores a code unchecked if there is no licensing function', async () => {
  const free = await startTestApp();
  const owner = await free.signedIn('admin');
  expect((await owner.put('/settings', { license: 'ANY' })).body.license).toBe('ANY');
  await free.close();
});

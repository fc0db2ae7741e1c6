import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApp, TEST_SECRET, type TestApp } from '../../../test/support/testApp.js';
import { PROBE_PATH } from '../../platform/operation/pathProbe.js';
import { checkProxies, pathFindings } from './proxyChecks.js';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A proxy that appends the address it sees, as proxies do, or replaces what callers sent. */
async function proxyTo(url: string, { replaces = false } = {}): Promise<string> {
  const { hostname, port } = new URL(url);
  const server: Server = createServer((request, response) => {
    const given = replaces ? undefined : request.headers['x-forwarded-for'];
    const headers = {
      ...request.headers,
      'x-forwarded-for': [given, request.socket.remoteAddress].filter(Boolean).join(', '),
    };
    request.pipe(
      send({ hostname, port, path: request.url, method: request.method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function appWith(trustProxy: number): Promise<TestApp> {
  const app = await startTestApp({ TRUST_PROXY: String(trustProxy) });
  closing.push(() => app.close());
  return app;
}

/** The findings about an address that is said to be the public one. */
const found = async (app: TestApp, publicUrl: string, secret = TEST_SECRET) =>
  Object.fromEntries(
    (
      await checkProxies({ ...app.services.config, SESSION_SECRET: secret, PUBLIC_URL: publicUrl }, 5_000)
    ).map(({ part, verdict, message }) => [part, `${verdict}: ${message}`]),
  );

describe("the doctor's probe through PUBLIC_URL", () => {
  it.each([0, 1, 2])('is content with %i proxies that are all trusted', async (count) => {
    const app = await appWith(count);
    let { url } = app;
    for (let made = 0; made < count; made++) url = await proxyTo(url);
    expect(await found(app, url)).toEqual({
      scheme: 'ok: requests arrive as http',
      proxies: `ok: ${count}, and this machine is seen as 127.0.0.1`,
    });
  });

  it('is content with a proxy that replaces the addresses callers send', async () => {
    const app = await appWith(1);
    const { proxies } = await found(app, await proxyTo(app.url, { replaces: true }));
    expect(proxies).toBe('ok: 1, and this machine is seen as 127.0.0.1');
  });

  it('finds a TRUST_PROXY that is too high, with which callers forge their address', async () => {
    const app = await appWith(2);
    expect((await found(app, await proxyTo(app.url)))['proxies']).toBe(
      'problem: TRUST_PROXY is 2, but 1 are in front: callers can forge their address',
    );
    const direct = await appWith(1);
    expect((await found(direct, direct.url))['proxies']).toBe(
      'problem: TRUST_PROXY is 1, but 0 are in front: callers can forge their address',
    );
  });

  it('finds a TRUST_PROXY that is too low', async () => {
    const app = await appWith(0);
    expect((await found(app, await proxyTo(app.url)))['proxies']).toMatch(/^problem: 1 add .* is 0/);
  });

  it('cannot be sent by strangers', async () => {
    const app = await appWith(0);
    expect((await app.request('get', PROBE_PATH)).status).toBe(404);
    expect((await found(app, app.url, 'x'.repeat(32)))['proxies']).toMatch(/^warning: cannot be checked/);
  });
});

it('finds a proxy that does not send X-Forwarded-Proto', () => {
  const [scheme] = pathFindings(
    { scheme: 'http', address: '192.0.2.1', forwarded: ['192.0.2.1'] },
    { PUBLIC_URL: 'https://ride.example', TRUST_PROXY: 1 },
  );
  expect(scheme).toMatchObject({ verdict: 'problem', message: expect.stringContaining('X-Forwarded-Proto') });
});

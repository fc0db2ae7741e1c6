import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { MAX_IMAGE_BYTES } from '@wayfare/shared';
import { endIfNotTaken } from '../../src/platform/operation/endIfNotTaken.js';
import { createHttpServer } from '../../src/edge/serving/httpServer.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

let app: AttackedApp;

beforeAll(async () => {
  app = await startAttackedApp({}, { bodyMs: 200 });
});
afterAll(() => app.close());

/** Sends a text and nothing more, and returns the server's answer up to the end of the connection. */
async function answerTo(port: number, written: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => {
    received += data.toString();
  });
  socket.on('error', () => undefined);
  socket.write(written);
  await once(socket, 'close');
  return received;
}
const portOf = (url: string) => Number(new URL(url).port);
const HEAD = 'Host: 127.0.0.1\r\n';

it.each<[string, string, string]>([
  [
    'a sign-in request',
    'POST /api/auth/login',
    'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email":',
  ],
  [
    'a body of unknown length',
    'POST /api/auth/login',
    'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"ema',
  ],
  [
    'a payment provider form',
    'POST /api/payments/test/return',
    'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 90\r\n\r\na=',
  ],
  [
    'a payment provider webhook',
    'POST /api/payments/test/webhook',
    'Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
  ],
  [
    'a picture upload',
    'POST /api/license_images',
    'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 900\r\n\r\n--x\r\n',
  ],
])(
  'responds with 408 and closes the connection when %s does not arrive completely in time',
  async (_what, line, rest) => {
    app.refusals.length = 0;
    const received = await answerTo(portOf(app.url), `${line} HTTP/1.1\r\n${HEAD}${rest}`);
    const [head = '', body = ''] = received.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 408/);
    expect(head).toMatch(/Connection: close/i);
    expect(body).toContain('request_timeout');
    expect(app.refusals).toMatchObject([{ status: 408, error: 'request_timeout' }]);
  },
);

it('does not wait for a piece of a picture that does not arrive in time', async () => {
  const { id } = (await app.anonymous.post('/uploads', { size: 10 })).body;
  const line = `PUT /api/uploads/${id}?from=0 HTTP/1.1\r\n${HEAD}`;
  const rest = 'Content-Type: application/octet-stream\r\nContent-Length: 10\r\n\r\nabc';
  expect(await answerTo(portOf(app.url), line + rest)).toMatch(/^HTTP\/1.1 408/);
  expect((await app.anonymous.get(`/uploads/${id}`)).body).toEqual({ arrived: 0 });
});

it('does not wait for a large piece that makes no progress', async () => {
  const { id } = (await app.anonymous.post('/uploads', { size: MAX_IMAGE_BYTES })).body;
  const line = `PUT /api/uploads/${id}?from=0 HTTP/1.1\r\n${HEAD}`;
  const rest = `Content-Type: application/octet-stream\r\nContent-Length: ${MAX_IMAGE_BYTES}\r\n\r\nabc`;
  expect(await answerTo(portOf(app.url), line + rest)).toMatch(/^HTTP\/1.1 408/);
}, 60_000);

it('does not wait for a large picture that falls far behind the slowest speed', async () => {
  const socket = connect(portOf(app.url), '127.0.0.1');
  const answer = once(socket, 'data') as Promise<[Buffer]>;
  socket.write(
    `POST /api/license_images HTTP/1.1\r\n${HEAD}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${MAX_IMAGE_BYTES}\r\n\r\n--x\r\n`,
  );
  // Enough in each window, but not in total.
  const trickle = setInterval(() => socket.write(Buffer.alloc(500, 'x')), 30);
  expect((await answer)[0].toString()).toMatch(/^HTTP\/1.1 408/);
  clearInterval(trickle);
  socket.destroy();
}, 60_000);

it('accepts a piece from a phone with 256 kbit/s', async () => {
  const patient = await startAttackedApp({}, { bodyMs: 3_000 });
  const bytes = Buffer.alloc(96_000, 'x');
  const { id } = (await patient.anonymous.post('/uploads', { size: bytes.length })).body;
  const socket = connect(portOf(patient.url), '127.0.0.1');
  const answer = once(socket, 'data') as Promise<[Buffer]>;
  socket.write(
    `PUT /api/uploads/${id}?from=0 HTTP/1.1\r\n${HEAD}Content-Type: application/octet-stream\r\nContent-Length: ${bytes.length}\r\n\r\n`,
  );
  for (let sent = 0; sent < bytes.length; sent += 8_000) {
    await pause(250);
    socket.write(bytes.subarray(sent, sent + 8_000));
  }
  expect((await answer)[0].toString()).toMatch(/^HTTP\/1.1 200/);
  socket.destroy();
  await patient.close();
});

it('accepts a body that arrives in time, in any number of parts', async () => {
  const socket = connect(portOf(app.url), '127.0.0.1');
  const answer = once(socket, 'data') as Promise<[Buffer]>;
  const parts = [
    `POST /api/check_user_exists HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n`,
    '{',
    '}',
  ];
  for (const part of parts) {
    socket.write(part);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await answer)[0].toString()).toMatch(/^HTTP\/1.1 200/);
  socket.destroy();
});

it('does not wait for request headers that never end', async () => {
  const server = createHttpServer((_request, response) => response.end(), {
    headersTimeout: 100,
    requestTimeout: 200,
    connectionsCheckingInterval: 20,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await answerTo(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')).toMatch(/^HTTP\/1.1 408/);
  server.close();
});

it('ends a response the client does not read, but not one that is slow to be produced', async () => {
  const ends: string[] = [];
  const server = createServer((request, response) => {
    const watch = endIfNotTaken(response, { bytes: 1_000, everyMs: 50 });
    response.once('close', () => {
      watch.stop();
      ends.push(`${request.url} ${response.writableFinished ? 'taken' : 'ended'}`);
    });
    if (request.url === '/large') response.write(Buffer.alloc(50_000_000));
    else setTimeout(() => response.end('late'), 300);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const large = get({ port, path: '/large' });
  large.on('error', () => undefined);
  const [answer] = await once(large, 'response');
  answer.on('error', () => undefined);
  await answerTo(port, 'GET /late HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  const closed = new Promise((resolve) => answer.once('close', resolve));
  answer.resume();
  await closed;
  expect(ends.sort()).toEqual(['/large ended', '/late taken']);
  server.close();
});

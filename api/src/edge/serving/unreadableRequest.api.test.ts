import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Sends bytes as they are, and returns the whole answer. */
async function sent(bytes: string): Promise<{ status: string; body: unknown }> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: head.split('\r\n')[0] as string, body: JSON.parse(body) };
}

it.each([
  [
    'headers above the limit',
    `GET /api/bookings?filter=${'x'.repeat(70_000)} HTTP/1.1\r\n`,
    431,
    'payload_too_large',
  ],
  ['no HTTP', 'what is this\r\n\r\n', 400, 'validation_error'],
])('answers %s in the one error format', async (_, bytes, status, error) => {
  const answer = await sent(bytes);
  expect(answer.status).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.body).toEqual({
    error,
    message: expect.any(String),
    type: `/api/docs/errors.html#${error}`,
    title: expect.any(String),
    requestId: expect.any(String),
  });
});

import { answerResetRequests } from '../../src/people/auth/resetPassword.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

const PUBLIC_URL = 'https://rides.example';
let app: AttackedApp;

beforeAll(async () => {
  app = await startAttackedApp({ PUBLIC_URL });
});
afterAll(() => app.close());

const mails = async () => {
  const page = { sort: { field: 'at', order: -1 }, skip: 0, limit: 10 } as const;
  return (await app.services.db.outbox.list({ filter: {}, ...page })).rows;
};

it.each<Record<string, string>>([
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
  { 'x-host': 'evil.example', 'x-original-url': '//evil.example/', 'x-rewrite-url': '/evil' },
  { forwarded: 'host=evil.example;proto=http' },
  { referer: 'https://evil.example/' },
])('a password reset link ignores the host in %j', async (headers) => {
  app.clock.at += 24 * 60 * 60_000;
  const { user } = await app.signedIn('rider');
  await app.raw('/api/auth/forgot-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: user.email }),
  });
  await answerResetRequests(10, app.services);
  const mail = (await mails()).find(({ to }) => to === user.email);
  const text = JSON.stringify(mail);
  expect(text).toContain(`${PUBLIC_URL}/login/reset?token=`);
  expect(text).not.toContain('evil');
});

describe('redirects never lead to another site', () => {
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '%0d%0aLocation:%20https://evil.example',
  ])('with `next=%s`, on any path that redirects', async (next) => {
    for (const path of [
      `/api/auth/social/google?next=${encodeURIComponent(next)}`,
      `/api/auth/social/google/callback?next=${encodeURIComponent(next)}`,
      `/api/payments/test/return?next=${encodeURIComponent(next)}`,
    ]) {
      const { headers } = await app.raw(path);
      const location = headers.get('location') ?? '/';
      expect(new URL(location, PUBLIC_URL).origin).toBe(PUBLIC_URL);
      expect(headers.get('refresh')).toBeNull();
    }
  });
});

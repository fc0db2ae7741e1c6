import { aUser } from '../support/builders.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

let app: AttackedApp;

beforeAll(async () => {
  app = await startAttackedApp();
  await app.services.db.settings.saveSettings({ MobileLoginEnabled: true });
});
afterAll(() => app.close());

async function account(usertype: 'rider' | 'fleetadmin' | 'admin', mobile: string) {
  const user = aUser(usertype, { mobile });
  await app.services.db.users.insert(user);
  return user;
}
const askFor = (mobile: string) => app.anonymous.post('/auth/otp', { mobile });
const verify = (verificationId: string, otp: string) =>
  app.anonymous.post('/auth/otp/verify', { verificationId, otp, tokens: true });
/** The last text message sent to a phone. */
async function textTo(mobile: string) {
  const sort = { field: 'at', order: -1 } as const;
  const { rows } = await app.services.db.outbox.list({ filter: { to: mobile }, sort, skip: 0, limit: 1 });
  return rows[0]?.body ?? '';
}
const codeIn = (text: string) => /\b(\d{6})\b/.exec(text)?.[1];

it.each([
  ['admin', '+12025550111'],
  ['fleetadmin', '+12025550112'],
] as const)("having an %s's phone is not enough to get a sign-in code", async (usertype, mobile) => {
  await account(usertype, mobile);
  const { status, body } = await askFor(mobile);
  expect({ status, keys: Object.keys(body) }).toEqual({ status: 200, keys: ['verificationId'] });
  const text = await textTo(mobile);
  expect(text).toContain('password or a passkey');
  expect(codeIn(text)).toBeUndefined();
});

it('rejects a code sent before the user became an admin', async () => {
  const user = await account('rider', '+12025550113');
  const { body } = await askFor('+12025550113');
  const code = codeIn(await textTo('+12025550113')) as string;
  await app.services.db.users.update(user.id, { usertype: 'admin' });
  const answer = await verify(body.verificationId, code);
  expect({ status: answer.status, error: answer.body.error }).toEqual({
    status: 401,
    error: 'login_code_wrong',
  });
});

it('answers wrong codes the same for an admin and a rider, up to the sixth', async () => {
  await account('admin', '+12025550114');
  await account('rider', '+12025550115');
  const outcomes = async (mobile: string) => {
    const { body } = await askFor(mobile);
    const code = Number(codeIn(await textTo(mobile)) ?? 100_000);
    const wrong = String(((code - 100_000 + 1) % 900_000) + 100_000);
    const answers = [];
    for (let guess = 0; guess < 6; guess += 1) answers.push(await verify(body.verificationId, wrong));
    return answers.map(({ status, body: { error } }) => ({ status, error }));
  };
  expect(await outcomes('+12025550114')).toEqual(await outcomes('+12025550115'));
});

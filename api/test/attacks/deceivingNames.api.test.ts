import { apiScopes } from '@wayfare/shared';
import { runDueWork } from '../../src/process/dueWork.js';
import { aCarType, aTrip } from '../support/builders.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

/** Mallory puts links and disguises into names that others read, and lets the product mail them. */
let app: AttackedApp;

beforeAll(async () => {
  app = await startAttackedApp({ PUBLIC_URL: 'https://ride.example' });
  await app.services.db.carTypes.insert(aCarType());
});
afterAll(() => app.close());

let people = 0;
const aPerson = () => {
  people += 1;
  const contacts = { email: `n${people}@example.com`, mobile: `+1202555${3000 + people}` };
  return { firstName: 'Nora', lastName: 'Attack', password: 'Mallorys*1', ...contacts };
};
async function mailTo(to: string) {
  await runDueWork(app.services);
  const sort = { field: 'at', order: -1 } as const;
  const { rows } = await app.services.db.outbox.list({ filter: { to }, sort, skip: 0, limit: 1 });
  return rows[0]?.body ?? '';
}

it.each([
  'refund at evil.de',
  'bit.ly/x1',
  'evil\u3002com',
  'Call +1 900 555 0100',
  '\u2028x',
  '\u2067drawkcab',
  '\u13b3ayfare',
  '\uff37ayfare',
  'tel:911 now',
])('the name %j is refused wherever it is entered', async (firstName) => {
  const admin = await app.signedIn('admin');
  const rider = await app.signedIn('rider');
  const { body } = await admin.post('/apikeys', {
    name: 'Desk',
    account: rider.user.id,
    scopes: apiScopes,
  });
  const { email, mobile, lastName } = aPerson();
  const customer = { name: firstName, phone: mobile };
  const { pickup, drop, carType } = aTrip;
  const answers = {
    'sign-up': await app.anonymous.post('/user_signup', { regData: { ...aPerson(), firstName } }),
    profile: await rider.put('/auth/me', { firstName }),
    'a user of the office': await admin.post('/riders', { firstName, lastName, email, mobile }),
    'a changed user': await admin.put(`/riders/${rider.user.id}`, { firstName }),
    'a guest': await admin.post('/desk/guests', { firstName, mobile }),
    'a recipient': await rider.post('/bookings', { ...aTrip, deliveryPerson: firstName }),
    'a partner’s customer': await app
      .withKey(body.newKey as string)
      .post('/partner/bookings', { pickup, drop, carType, customer }),
  };
  const statuses = Object.entries(answers).map(([where, { status }]) => [where, status]);
  expect(statuses).toEqual(Object.keys(answers).map((where) => [where, 400]));
});

it('a mail to an address that nobody has proved names nobody, and one to its owner does', async () => {
  const person = aPerson();
  const { body } = await app.anonymous.post('/user_signup', { regData: person });
  await app.anonymous.post('/auth/forgot-password', { email: person.email });
  const mail = await mailTo(person.email);
  expect(mail).toContain('Hello!');
  expect(mail).not.toContain('Nora');

  await app.services.db.users.recordProof(
    { id: body.uid, field: 'email', value: person.email },
    app.clock.at,
  );
  app.clock.at += 10 * 60_000;
  await app.anonymous.post('/auth/forgot-password', { email: person.email });
  expect(await mailTo(person.email)).toContain('Hello Nora!');
});

it('a mail to the new address of an account names nobody', async () => {
  const rider = await app.signedIn('rider', { firstName: 'Nora' });
  const { email: value } = aPerson();
  await rider.post('/auth/me/contact-changes', { field: 'email', value });
  const mail = await mailTo(value);
  expect(mail).toContain('Hello!');
  expect(mail).not.toContain('Nora');
});

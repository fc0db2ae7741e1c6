import type { StoredUser } from '../../src/people/user/storedUser.js';
import { runDueWork } from '../../src/process/dueWork.js';
import { aCarType, aTrip } from '../support/builders.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

/** Mallory signs up with the contacts of a victim, which nobody checks, and waits for the victim. */
let app: AttackedApp;

beforeAll(async () => {
  app = await startAttackedApp({ PUBLIC_URL: 'https://ride.example' });
  await app.services.db.settings.saveSettings({ MobileLoginEnabled: true, guestBooking: true });
  await app.services.db.carTypes.insert(aCarType());
  await app.signedIn('driver');
});
afterAll(() => app.close());

const PASSWORD = 'Mallorys*1';
let people = 0;
const aPerson = () => {
  people += 1;
  const mobile = `+1202555${2000 + people}`;
  return {
    firstName: 'Mallory',
    lastName: 'Attack',
    email: `m${people}@example.com`,
    mobile,
    password: PASSWORD,
  };
};
type Person = ReturnType<typeof aPerson>;

/** Signs up and returns the account, with contacts that nobody has proved. */
async function signUp(person: Person): Promise<StoredUser> {
  const { status, body } = await app.anonymous.post('/user_signup', { regData: person });
  expect({ status, body }).toMatchObject({ status: 201 });
  return stored(body.uid);
}
async function stored(id: string): Promise<StoredUser> {
  return (await app.services.db.users.findById(id)) as StoredUser;
}
async function lastMessageTo(to: string) {
  await runDueWork(app.services);
  const sort = { field: 'at', order: -1 } as const;
  const { rows } = await app.services.db.outbox.list({ filter: { to }, sort, skip: 0, limit: 1 });
  return rows[0]?.body ?? '';
}
const linkTo = async (email: string) => /\?token=([\w-]+)/.exec(await lastMessageTo(email))?.[1] ?? '';

/** Asks for a code at a number and returns the form with it. */
async function codeAt(mobile: string, path = '/auth/phone/code') {
  app.clock.at += 60 * 60_000;
  const { body } = await app.anonymous.post(path, { mobile });
  const otp = /\b(\d{6})\b/.exec(await lastMessageTo(mobile))?.[1] ?? '';
  return { verificationId: body.verificationId ?? '', otp };
}
async function signInByPhone(mobile: string) {
  const { status, body } = await app.anonymous.post('/auth/phone', {
    ...(await codeAt(mobile)),
    tokens: true,
  });
  expect(status).toBe(200);
  return stored(body.user.id);
}
const login = (email: string, password = PASSWORD) => app.anonymous.post('/auth/token', { email, password });

it('who proves a number gets an account of their own, and the one that named it loses it with a notice', async () => {
  const person = aPerson();
  const mallory = await signUp(person);
  const victim = await signInByPhone(person.mobile);
  expect(victim.id).not.toBe(mallory.id);
  expect(victim).toMatchObject({ mobile: person.mobile, mobileVerified: true });
  expect((await stored(mallory.id)).mobile).toBeUndefined();
  expect((await login(person.email)).body.user.id).toBe(mallory.id);
  const inbox = await (await app.clientOf(mallory)).get('/users/me/notifications');
  expect(JSON.stringify(inbox.body)).toContain('Your phone number was confirmed in another account');
  // The victim's account stays the one of the number, whoever names it afterwards.
  expect(
    (await app.anonymous.post('/user_signup', { regData: { ...aPerson(), mobile: person.mobile } })).body
      .error,
  ).toBe('user_exists');
  expect((await signInByPhone(person.mobile)).id).toBe(victim.id);
});

it('a code for a number that is only named signs nobody in to the account that names it', async () => {
  const person = aPerson();
  const named = await signUp(person);
  const { status, body } = await app.anonymous.post('/auth/otp/verify', {
    ...(await codeAt(person.mobile, '/auth/otp')),
    tokens: true,
  });
  expect([status, body.error, body.accessToken]).toEqual([409, 'mobile_not_confirmed', undefined]);
  expect((await stored(named.id)).mobileVerified).not.toBe(true);
});

it('a guest who books by phone, and a caller at the desk, join no account that only names the number', async () => {
  const person = aPerson();
  const mallory = await signUp(person);
  const dispatcher = await app.signedIn('admin', { staffRole: 'dispatcher' });
  const caller = { mobile: person.mobile, firstName: 'Vic', lastName: 'Tim' };
  const guest = await dispatcher.post('/desk/guests', caller);
  expect(guest.body).toMatchObject({ firstName: 'Vic' });
  expect(guest.body.id).not.toBe(mallory.id);
  expect((await dispatcher.post('/desk/guests', caller)).body.id).toBe(guest.body.id);

  const booking = { ...aTrip, payment_mode: 'cash' };
  const booked = await app.anonymous.post('/guest-bookings', { ...(await codeAt(person.mobile)), booking });
  expect(booked.status).toBe(201);
  const { rows } = await app.services.db.bookings.list({
    filter: { reference: booked.body.reference },
    sort: { field: 'id', order: 1 },
    skip: 0,
    limit: 1,
  });
  // The rider whom the dispatcher made for this number, and whom nobody else could sign in as.
  expect(rows[0]?.customer).toBe(guest.body.id);
  expect((await stored(mallory.id)).mobile).toBeUndefined();
});

it('a contact that is only named keeps its owner from nothing, and is not reported as registered', async () => {
  const person = aPerson();
  await signUp(person);
  const { mobile, email } = person;
  for (const asked of [{ mobile }, { email }])
    expect((await app.anonymous.post('/check_user_exists', asked)).body.users).toEqual([]);
  const owner = await signUp({ ...person, firstName: 'Vic', password: 'Victims*12' });
  expect((await login(email, 'Victims*12')).body.user.id).toBe(owner.id);
  const client = await app.clientOf(owner);
  expect((await client.post('/auth/me/contact-changes', { field: 'mobile', value: mobile })).status).toBe(
    201,
  );
  const otp = /\b(\d{6})\b/.exec(await lastMessageTo(mobile))?.[1];
  app.clock.at += 1000;
  expect((await client.post('/auth/me/contact-changes/mobile/confirm', { otp })).status).toBe(200);
  expect(await stored(owner.id)).toMatchObject({ mobile, mobileVerified: true });
});

it('a named contact that its owner lets go is reserved for nobody', async () => {
  const person = aPerson();
  const mallory = await app.clientOf(await signUp(person));
  const other = aPerson();
  await mallory.post('/auth/me/contact-changes', { field: 'mobile', value: other.mobile });
  const otp = /\b(\d{6})\b/.exec(await lastMessageTo(other.mobile))?.[1];
  app.clock.at += 1000;
  expect((await mallory.post('/auth/me/contact-changes/mobile/confirm', { otp })).status).toBe(200);
  expect((await signInByPhone(person.mobile)).id).not.toBe(mallory.user.id);
});

it('the reader of an address gets no account into which somebody else can still sign in', async () => {
  const person = aPerson();
  const mallory = await signUp(person);
  await app.services.db.users.recordProof(
    { id: mallory.id, field: 'mobile', value: person.mobile },
    app.clock.at,
  );
  await app.anonymous.post('/auth/forgot-password', { email: person.email });
  expect(await linkTo(person.email)).toBe('');
});

it('a new password, chosen by the reader of an address, ends what the person who named it had', async () => {
  const person = aPerson();
  const mallory = await signUp(person);
  const { accessToken } = (await login(person.email)).body;
  const authorization = `Bearer ${accessToken}`;
  const opens = async () => (await app.raw('/api/auth/me', { headers: { authorization } })).status;
  expect(await opens()).toBe(200);
  app.clock.at += 1000;
  await app.anonymous.post('/auth/forgot-password', { email: person.email });
  const token = await linkTo(person.email);
  expect((await app.anonymous.post('/auth/reset-password', { token, password: 'Victims*12' })).status).toBe(
    200,
  );
  expect(await opens()).toBe(401);
  expect((await login(person.email)).status).toBe(401);
  // The number that Mallory named, and really has, opens a different account.
  expect((await signInByPhone(person.mobile)).id).not.toBe(mallory.id);
  expect((await login(person.email, 'Victims*12')).body.user.id).toBe(mallory.id);
});

it('a link mailed to an account that staff made ends when its rider proves the number', async () => {
  const admin = await app.signedIn('admin');
  const person = aPerson();
  const made = await admin.post('/riders', {
    firstName: 'Vic',
    lastName: 'Tim',
    email: person.email,
    mobile: person.mobile,
  });
  expect(made.status).toBe(201);
  const token = await linkTo(person.email);
  expect(token).not.toBe('');
  expect((await signInByPhone(person.mobile)).id).toBe(made.body.id);
  expect((await app.anonymous.post('/auth/reset-password', { token, password: PASSWORD })).status).toBe(400);
  await app.anonymous.post('/auth/forgot-password', { email: person.email });
  expect(await linkTo(person.email)).toBe(token);
});

import { hashPassword } from '../../src/people/auth/passwords.js';
import type { StoredUser } from '../../src/people/user/storedUser.js';
import { runDueWork } from '../../src/process/dueWork.js';
import { aBooking, aCarType, aTrip, newId } from '../support/builders.js';
import { payOut } from '../support/payOut.js';
import type { Client } from '../support/testApp.js';
import { type AttackedApp, startAttackedApp } from './attackedApp.js';

/**
 * Staff set a contact of their own in somebody's account, receive the code or the link, and are the rider or
 * driver from then on.
 */
let app: AttackedApp;
let support: Client;
let admin: Client;
let second: Client;
let rider: Client;
let driver: Client;
let people = 0;
/** Mallory’s address, another one in each test. */
let mine: string;

const HOUR_MS = 60 * 60_000;
const HOLD_MS = 72 * HOUR_MS;
const PASSWORD = 'Mallorys*1';

const identification = { way: 'video_call', note: 'Saw the passport, same picture and name' };

beforeAll(async () => {
  app = await startAttackedApp({ PUBLIC_URL: 'https://ride.example' });
  await app.services.db.settings.saveSettings({
    MobileLoginEnabled: true,
    RiderWithDraw: true,
    autoDispatch: false,
  });
  await app.services.db.carTypes.insert(aCarType());
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.at += 100 * HOUR_MS;
  people += 1;
  mine = `mallory${people}@example.com`;
  support = await app.signedIn('admin', { staffRole: 'support', creditLimit: 0 });
  [admin, second] = [await app.signedIn('admin'), await app.signedIn('admin')];
  rider = await app.signedIn('rider', {
    walletBalance: 100,
    email: null,
    emailVerified: false,
    mobileVerified: true,
    loginType: 'phone',
  });
  driver = await app.signedIn('driver', { walletBalance: 100, mobileVerified: true, bankAccount: 'own' });
  await app.services.db.credentials.setPasswordHash(driver.user.id, await hashPassword('Correct*horse1'));
});

const myNumber = () => `+1202555${3000 + people}`;
const refusal = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];
const stored = async ({ user }: Client) => (await app.services.db.users.findById(user.id)) as StoredUser;
async function messagesTo(to: string) {
  await runDueWork(app.services);
  const sort = { field: 'at', order: -1 } as const;
  return (await app.services.db.outbox.list({ filter: { to }, sort, skip: 0, limit: 20 })).rows;
}
const linkIn = async (to: string, page: string) =>
  (await messagesTo(to)).flatMap(
    ({ body }) => new RegExp(`/login/${page}\\?token=([\\w-]+)`).exec(body) ?? [],
  )[1] ?? '';
/** The account that the owner of a number enters with a code. */
async function signInByPhone(mobile: string): Promise<string> {
  const { body: asked } = await app.anonymous.post('/auth/phone/code', { mobile });
  const otp = /\b(\d{6})\b/.exec((await messagesTo(mobile))[0]?.body ?? '')?.[1];
  const { verificationId } = asked;
  const { status, body } = await app.anonymous.post('/auth/phone', { verificationId, otp, tokens: true });
  expect(status).toBe(200);
  return body.user.id;
}
const set = (client: Client, owner: Client, contacts: object) =>
  client.put(`/${owner.user.usertype}s/${owner.user.id}`, contacts);
const decide = (client: Client, owner: Client, verb: 'approve' | 'refuse', body: object = {}) =>
  client.post(`/contactproposals/${owner.user.id}/${verb}`, body);
const identify = (client: Client, owner: Client) =>
  client.post(`/contactproposals/${owner.user.id}/identify`, identification);
async function hasOwnContacts(owner: Client) {
  const { email, mobile } = await stored(owner);
  expect([email ?? null, mobile]).toEqual([owner.user.email ?? null, owner.user.mobile]);
}

describe('support', () => {
  it('who sets a rider’s number does not become the rider, and the rider hears of it at once', async () => {
    expect((await set(support, rider, { mobile: myNumber() })).status).toBe(200);
    await hasOwnContacts(rider);
    expect(await signInByPhone(myNumber())).not.toBe(rider.user.id);
    const [text] = await messagesTo(rider.user.mobile as string);
    expect(text?.body).toContain('/login/proposal?token=');
    expect((await stored(rider)).walletBalance).toBe(100);
  });

  it('who sets a driver’s email receives no link, and cannot choose a password', async () => {
    expect((await set(support, driver, { email: mine })).status).toBe(200);
    await hasOwnContacts(driver);
    await app.anonymous.post('/auth/forgot-password', { email: mine });
    expect(await messagesTo(mine)).toEqual([]);
    const login = await app.anonymous.post('/auth/login', { email: mine, password: PASSWORD });
    expect(login.status).toBe(401);
    const [mail] = await messagesTo(driver.user.email as string);
    expect(mail?.body).toContain('/login/proposal?token=');
    // The masked address shows the owner who may be behind it.
    expect(mail?.body).toContain('m•••@example.com');
  });

  it.each<[string, () => object]>([
    ['a first email address', () => ({ email: mine })],
    ['both contacts', () => ({ email: mine, mobile: myNumber() })],
    ['both contacts along with a name', () => ({ firstName: 'Ann', email: mine, mobile: myNumber() })],
    ['no number any more', () => ({ mobile: null })],
  ])('who gives an account %s only proposes it', async (_what, contacts) => {
    expect((await set(support, rider, contacts())).status).toBe(200);
    await hasOwnContacts(rider);
    if ('firstName' in contacts()) expect((await stored(rider)).firstName).toBe('Ann');
    expect((await support.get(`/contactproposals/${rider.user.id}`)).body).toMatchObject({
      by: support.user.id,
      asked: ['mobile'],
    });
  });

  it('can neither approve, nor have a colleague without full rights approve, also after an identification', async () => {
    await set(support, rider, { mobile: myNumber() });
    const colleague = await app.signedIn('admin', { staffRole: 'support', creditLimit: 0 });
    expect((await identify(support, rider)).status).toBe(200);
    for (const client of [support, colleague])
      expect(refusal(await decide(client, rider, 'approve'))).toEqual([403, 'not_in_role']);
    for (const staffRole of ['finance', 'dispatcher'] as const) {
      const other = await app.signedIn('admin', { staffRole, creditLimit: 0 });
      expect((await decide(other, rider, 'approve')).status).toBe(403);
    }
    // The colleague cannot take it back either: it waits for the owner or a full admin.
    expect(refusal(await decide(colleague, rider, 'refuse'))).toEqual([403, 'not_in_role']);
    await hasOwnContacts(rider);
  });

  it('cannot put another number into a proposal that a full admin is about to approve', async () => {
    await set(support, rider, { mobile: myNumber() });
    const other = await set(support, rider, { mobile: '+12025559999' });
    expect(refusal(other)).toEqual([409, 'contact_proposal_waits']);
    await identify(support, rider);
    expect((await decide(admin, rider, 'approve')).status).toBe(200);
    expect((await stored(rider)).mobile).toBe(myNumber());
  });
});

describe('a full admin', () => {
  it('cannot approve a proposal of their own, nor one whose owner they identified', async () => {
    await set(admin, driver, { email: mine });
    await identify(admin, driver);
    expect(refusal(await decide(admin, driver, 'approve'))).toEqual([403, 'approval_by_requester']);
    await decide(admin, driver, 'refuse');
    await set(support, driver, { email: mine });
    await identify(admin, driver);
    expect(refusal(await decide(admin, driver, 'approve'))).toEqual([403, 'approval_by_requester']);
    await hasOwnContacts(driver);
  });

  it('cannot approve before someone has said how the owner was identified', async () => {
    await set(support, driver, { email: mine });
    expect(refusal(await decide(admin, driver, 'approve'))).toEqual([409, 'owner_not_identified']);
    const empty = { way: 'video_call', note: ' ' };
    expect((await support.post(`/contactproposals/${driver.user.id}/identify`, empty)).status).toBe(400);
    await hasOwnContacts(driver);
  });

  it('cannot approve with a second account of their own: a new admin, or one who just got full rights', async () => {
    await set(admin, driver, { email: mine });
    await identify(admin, driver);
    const added = { firstName: 'Mallory', lastName: 'Second', email: `second${people}@example.com` };
    const { body } = await admin.post('/alladmin', added);
    await admin.put(`/alladmin/${support.user.id}`, { staffRole: null });
    for (const id of [body.id, support.user.id] as string[]) {
      const puppet = (await app.services.db.users.findById(id)) as StoredUser;
      expect(puppet.staffRole ?? null).toBeNull();
      const answer = await decide(await app.clientOf(puppet), driver, 'approve');
      expect(refusal(answer)).toEqual([403, 'approver_too_new']);
    }
    await hasOwnContacts(driver);
    app.clock.at += HOLD_MS + 1;
    const trusted = (await app.services.db.users.findById(support.user.id)) as StoredUser;
    expect((await decide(await app.clientOf(trusted), driver, 'approve')).status).toBe(200);
  });

  it('needs a fresh proof of identity to identify and to approve', async () => {
    await set(support, driver, { email: mine });
    const laptop = await app.staleClientOf(admin.user);
    expect((await identify(laptop, driver)).body.error).toBe('reauthentication_required');
    await identify(support, driver);
    expect((await decide(laptop, driver, 'approve')).body.error).toBe('reauthentication_required');
    await hasOwnContacts(driver);
  });

  it('cannot approve what was proposed before the owner changed the contact', async () => {
    await set(support, driver, { email: mine });
    await identify(support, driver);
    await driver.post('/auth/me/contact-changes', { field: 'email', value: `new.${driver.user.email}` });
    const token = await linkIn(`new.${driver.user.email}`, 'contact');
    app.clock.at += 1000;
    expect((await app.anonymous.post('/auth/confirm-contact', { token })).status).toBe(200);
    expect(refusal(await decide(admin, driver, 'approve'))).toEqual([409, 'approval_closed']);
  });
});

describe('other ways in', () => {
  it('a fleet admin can neither set nor approve contacts of a driver', async () => {
    const fleet = await app.signedIn('fleetadmin');
    await app.services.db.users.update(driver.user.id, { fleetadmin: fleet.user.id });
    expect((await set(fleet, driver, { email: mine })).status).toBe(403);
    await set(support, driver, { email: mine });
    await identify(support, driver);
    expect((await decide(fleet, driver, 'approve')).status).toBe(403);
    expect((await fleet.get('/contactproposals')).status).toBe(403);
    await hasOwnContacts(driver);
  });

  it('an API key that an admin makes for a rider’s account neither spends the wallet nor changes the account', async () => {
    const scopes = ['estimates', 'bookings:create', 'bookings:read'];
    const { body: key } = await admin.post('/apikeys', { name: 'Mine', account: rider.user.id, scopes });
    const partner = app.withKey(key.newKey);
    await app.signedIn('driver');
    const customer = { name: 'Ada Moreno', phone: '+12125550142' };
    const fromWallet = { ...aTrip, payment_mode: 'wallet', customer };
    expect((await partner.post('/partner/bookings', fromWallet)).status).toBe(400);
    const booked = await partner.post('/partner/bookings', { ...aTrip, customer });
    expect(booked.status).toBe(201);
    expect(await app.services.db.bookings.findById(booked.body.id)).toMatchObject({ payment_mode: 'cash' });
    for (const answer of [
      await partner.post('/withdraws', { amount: 10 }),
      await partner.put('/auth/me', { email: mine }),
      await partner.post('/auth/me/contact-changes', { field: 'email', value: mine }),
    ])
      expect(answer.status).toBeGreaterThanOrEqual(401);
    expect((await stored(rider)).walletBalance).toBe(100);
    await hasOwnContacts(rider);
  });

  it('a second factor that an admin turns off opens no account, because its contacts still wait', async () => {
    const fleet = await app.signedIn('fleetadmin');
    expect((await admin.put(`/fleetadmins/${fleet.user.id}`, { email: mine })).body.email).toBe(
      fleet.user.email,
    );
    const reset = await support.post(`/users/${fleet.user.id}/second-factor/reset`, {
      password: PASSWORD,
      code: '',
    });
    expect(refusal(reset)).toEqual([403, 'not_in_role']);
    await app.anonymous.post('/auth/forgot-password', { email: mine });
    expect(await messagesTo(mine)).toEqual([]);
    await hasOwnContacts(fleet);
  });

  it('an import with many changes only proposes each of them', async () => {
    const other = await app.signedIn('rider', { mobileVerified: true });
    for (const owner of [rider, other])
      await set(support, owner, { ...owner.user, mobile: myNumber(), email: mine });
    for (const owner of [rider, other]) await hasOwnContacts(owner);
    expect(await signInByPhone(myNumber())).not.toBe(rider.user.id);
  });

  it('an account that staff made cannot be entered with a contact that is added once it is used', async () => {
    const dispatcher = await app.signedIn('admin', { staffRole: 'dispatcher' });
    const caller = { mobile: `+1202555${5000 + people}`, firstName: 'Vic', lastName: 'Tim' };
    const { id } = (await dispatcher.post('/desk/guests', caller)).body;
    // A typing error is corrected at once while nobody has used the account.
    const mobile = `+1202555${6000 + people}`;
    expect((await support.put(`/riders/${id}`, { mobile })).body.mobile).toBe(mobile);
    const posting = { type: 'Credit', amount: 50, txRef: `test:${newId()}` } as const;
    await app.services.db.wallets.post(id, [posting], { date: app.clock.at });
    expect((await support.put(`/riders/${id}`, { mobile: myNumber() })).body.mobile).toBe(mobile);
    expect((await support.put(`/riders/${id}`, { email: mine })).status).toBe(409);
    expect(await signInByPhone(myNumber())).not.toBe(id);
    expect(await messagesTo(mine)).toEqual([]);
  });

  it('a contact that was only named gets no link to confirm a change', async () => {
    const unproved = await app.signedIn('rider', {
      walletBalance: 100,
      emailVerified: false,
      mobileVerified: false,
    });
    await set(support, unproved, { mobile: myNumber() });
    const [mail] = await messagesTo(unproved.user.email as string);
    expect(mail?.body).toContain('asked to change');
    expect(mail?.body).not.toContain('/login/proposal');
    expect((await support.get(`/contactproposals/${unproved.user.id}`)).body.asked).toEqual([]);
  });
});

describe('the owner of the previous contact', () => {
  it('refuses with the link, and then nobody can approve', async () => {
    await set(support, driver, { email: mine });
    await identify(support, driver);
    const token = await linkIn(driver.user.email as string, 'proposal');
    const preview = await app.anonymous.get(`/auth/contact-proposal?token=${token}`);
    expect(preview.body.changes).toEqual([
      { field: 'email', from: expect.stringMatching(/^.•••@/), to: 'm•••@example.com' },
    ]);
    const answer = { token, confirm: false };
    expect((await app.anonymous.post('/auth/contact-proposal', answer)).status).toBe(200);
    expect(refusal(await decide(admin, driver, 'approve'))).toEqual([409, 'approval_closed']);
    expect((await app.anonymous.post('/auth/contact-proposal', { token, confirm: true })).status).toBe(400);
    await hasOwnContacts(driver);
    const log = await admin.get(`/auditlog?filter=${encodeURIComponent('{"resource":"contactproposals"}')}`);
    expect(log.body[0]).toMatchObject({ action: 'refuse', actor: driver.user.id, record: driver.user.id });
  });

  it('confirms with the link: other sign-ins end, and the money of the account is held', async () => {
    await set(support, driver, { email: mine });
    app.clock.at += 1000;
    const answer = { token: await linkIn(driver.user.email as string, 'proposal'), confirm: true };
    expect((await app.anonymous.post('/auth/contact-proposal', answer)).status).toBe(200);
    expect(await stored(driver)).toMatchObject({
      email: mine,
      emailVerified: false,
      contactHeldUntil: app.clock.at + HOLD_MS,
      signedOutAt: app.clock.at,
    });
    expect((await messagesTo(driver.user.email as string))[0]?.body).toContain('/login/undo?token=');
  });

  it('whose link was not used in a week confirms nothing any more', async () => {
    await set(support, driver, { email: mine });
    await identify(support, driver);
    const token = await linkIn(driver.user.email as string, 'proposal');
    app.clock.at += 7 * 24 * HOUR_MS;
    expect((await app.anonymous.post('/auth/contact-proposal', { token, confirm: true })).status).toBe(400);
    expect(refusal(await decide(admin, driver, 'approve'))).toEqual([409, 'approval_closed']);
    await hasOwnContacts(driver);
  });
});

describe('two full admins who work together', () => {
  /** Both take over the account: its sign-ins are theirs. */
  async function takeOver(owner: Client, contacts: object): Promise<Client> {
    expect((await set(admin, owner, contacts)).status).toBe(200);
    await identify(admin, owner);
    app.clock.at += 1000;
    expect((await decide(second, owner, 'approve')).status).toBe(200);
    app.clock.at += 1000;
    return app.clientOf(await stored(owner));
  }

  it('get no money out of a driver’s account for 72 hours, and the driver can undo it all the time', async () => {
    const withdraws = (await driver.post('/withdraws', { amount: 10 })).body.id;
    const mallory = await takeOver(driver, { email: mine });
    const heldUntil = (await stored(driver)).contactHeldUntil as number;
    expect(heldUntil).toBeGreaterThan(app.clock.at + HOLD_MS - HOUR_MS);
    expect(refusal(await mallory.post('/withdraws', { amount: 90 }))).toEqual([409, 'money_on_hold']);
    const payout = await payOut(admin, withdraws);
    expect([...refusal(payout), payout.body.detail]).toEqual([
      409,
      'money_on_hold',
      new Date(heldUntil).toISOString(),
    ]);
    expect((await mallory.get(`/withdraws/${withdraws}`)).body).toMatchObject({
      heldUntil,
      heldFor: 'contact',
    });
    expect((await mallory.get('/auth/me')).body.contactHeldUntil).toBe(heldUntil);
    app.clock.at = heldUntil - 3000;
    expect(refusal(await mallory.post('/withdraws', { amount: 90 }))).toEqual([409, 'money_on_hold']);
    const token = await linkIn(driver.user.email as string, 'undo');
    expect((await app.anonymous.post('/auth/revert-contact', { token })).status).toBe(200);
    await hasOwnContacts(driver);
    expect((await stored(driver)).walletBalance).toBe(90);
  });

  it('spend nothing from a rider’s wallet for 72 hours: no trip, no tip, no unpaid fare', async () => {
    const trip = { rider: rider.user, driver: driver.user, at: app.clock.at };
    const ended = { trip_end_time: app.clock.at, endTime: app.clock.at };
    const [paid, unpaid] = [newId(), newId()];
    await app.services.db.bookings.insert(aBooking('PAID', { ...trip, id: paid }, ended));
    await app.services.db.bookings.insert(aBooking('PENDING', { ...trip, id: unpaid }, ended));
    const mallory = await takeOver(rider, { mobile: myNumber() });
    const byWallet = { payment_mode: 'wallet' };
    expect(refusal(await mallory.post(`/bookings/${paid}/tip`, { amount: 2 }))).toEqual([
      409,
      'money_on_hold',
    ]);
    expect(refusal(await mallory.post(`/bookings/${unpaid}/pay`, byWallet))).toEqual([409, 'money_on_hold']);
    expect((await mallory.post(`/bookings/${unpaid}/pay`, { payment_mode: 'cash' })).status).toBe(200);
    await driver.post(`/bookings/${unpaid}/pay`, { payment_mode: 'cash' });
    expect(refusal(await mallory.post('/bookings', { ...aTrip, ...byWallet }))).toEqual([
      409,
      'money_on_hold',
    ]);
    // Nor do staff book it for them.
    const byStaff = await admin.post('/bookings', { ...aTrip, ...byWallet, customer: rider.user.id });
    expect(refusal(byStaff)).toEqual([409, 'money_on_hold']);
    expect((await stored(rider)).walletBalance).toBe(100);
    app.clock.at += HOLD_MS;
    expect((await mallory.post('/bookings', { ...aTrip, ...byWallet })).status).toBe(201);
  });
});

it('each step is in the audit log, with who identified the owner and how', async () => {
  await set(support, driver, { email: mine });
  await identify(support, driver);
  await decide(second, driver, 'approve');
  const filter = encodeURIComponent(JSON.stringify({ resource: 'contactproposals', record: driver.user.id }));
  const { body } = await admin.get(`/auditlog?filter=${filter}`);
  const steps = body.map(({ action, actor }: { action: string; actor: string }) => [action, actor]);
  expect(steps).toEqual(
    expect.arrayContaining([
      ['propose', support.user.id],
      ['identify', support.user.id],
      ['approve', second.user.id],
    ]),
  );
  expect(steps).toHaveLength(3);
  expect(JSON.stringify(body)).toContain(identification.note);
});

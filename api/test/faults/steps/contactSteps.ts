import { hashPassword } from '../../../src/people/auth/passwords.js';
import type { Step } from '../killAtEachWrite.js';
import type { Play } from '../play.js';
import { people } from '../world.js';
import { done } from './trip.js';

const MINUTE = 60_000;
const { rider } = people;
/** The rider's contacts before and after the change. */
const OLD = { email: rider.email as string, mobile: rider.mobile as string };
const NEW = { email: 'renamed@example.com', mobile: '+12125550123' };
const PASSWORD = 'secret@1';
const NEW_PASSWORD = 'secret@2';

type Field = keyof typeof NEW;

const readStored = async ({ observer }: Play) => {
  const user = await observer.services.db.users.findWithContacts(rider.id);
  if (!user) throw new Error('the rider is gone');
  return user;
};
const hasPassword = async ({ observer }: Play) =>
  (await observer.services.db.credentials.passwordHashOf(rider.id)) !== null;

/** The messages sent to a contact, newest first. */
async function messagesTo({ observer }: Play, to: string) {
  const sort = { field: 'at', order: -1 } as const;
  return (await observer.services.db.outbox.list({ filter: { to }, sort, skip: 0, limit: 50 })).rows;
}
/** Returns the first group of a pattern in each message to a contact, newest first. */
const foundIn = async (play: Play, to: string, pattern: RegExp) =>
  (await messagesTo(play, to)).flatMap(({ body }) => pattern.exec(body)?.[1] ?? []);
const linksTo = (play: Play, to: string, page: 'contact' | 'undo' | 'reset') =>
  foundIn(play, to, new RegExp(`/login/${page}\\?token=([\\w-]+)`));

const request = (play: Play, field: Field) =>
  play.as('rider').post('/auth/me/contact-changes', { field, value: NEW[field] });
const confirm = (play: Play, token: string) => play.as(null).post('/auth/confirm-contact', { token });
const confirmMobile = (play: Play, otp: string) =>
  play.as('rider').post('/auth/me/contact-changes/mobile/confirm', { otp });
const undo = (play: Play, token: string) => play.as(null).post('/auth/revert-contact', { token });
const undoByMail = async (play: Play) => undo(play, (await linksTo(play, OLD.email, 'undo'))[0] ?? 'none');
const signIn = (play: Play, password: string) =>
  play.as(null).post('/auth/token', { email: rider.email, password });

/** Lets the rider undo a change from either contact: only verified ones get a link. */
const verifyMobile = ({ observer }: Play) =>
  observer.services.db.users.update(rider.id, { mobileVerified: true });

/** Lets the rider sign in, and undo a change from either contact. */
async function givePassword(play: Play): Promise<void> {
  const { observer } = play;
  await verifyMobile(play);
  await observer.services.db.credentials.setPasswordHash(rider.id, await hashPassword(PASSWORD));
}

/** Requests a new contact. Returns the secret that confirms it. */
async function asked(play: Play, field: Field): Promise<string> {
  await done(request(play, field));
  await play.wait(1000);
  const secrets =
    field === 'email'
      ? await linksTo(play, NEW.email, 'contact')
      : await foundIn(play, NEW.mobile, /(\d{6})/);
  return secrets[0] as string;
}

/** Expects a complete change: its owner was notified once, every sign-in has ended, no work is left. */
async function expectChanged(play: Play, field: Field): Promise<void> {
  const user = await readStored(play);
  expect(user).toMatchObject({ [field]: NEW[field], [`${field}Verified`]: true });
  expect(user.contactWork).toBeUndefined();
  expect((await play.as('rider').get('/auth/me')).status).toBe(401);
  // A changed phone number is reported to the old number and to the email address.
  const receivers = field === 'mobile' ? [OLD.mobile, OLD.email] : [OLD.email];
  for (const to of receivers) expect(await linksTo(play, to, 'undo')).toHaveLength(1);
}

/** Expects a complete undo, by a link that no longer works. */
async function expectUndone(play: Play, token: string): Promise<void> {
  const user = await readStored(play);
  expect(user).toMatchObject({ email: OLD.email, emailVerified: true });
  expect(user.contactWork).toBeUndefined();
  expect(user.contactReverts ?? []).toEqual([]);
  expect(await hasPassword(play)).toBe(false);
  expect((await undo(play, token)).body.error).toBe('link_invalid');
  const [, ...more] = (await messagesTo(play, NEW.email)).filter(({ id }) => id.endsWith(':undone'));
  expect(more).toEqual([]);
  expect((await messagesTo(play, NEW.email)).at(0)?.title).toContain('undone');
}

async function expectUndoneOrNot(play: Play, isRepeated: boolean): Promise<void> {
  const [token = '', ...more] = await linksTo(play, OLD.email, 'undo');
  expect(more).toEqual([]);
  if (isRepeated || (await readStored(play)).email === OLD.email) return expectUndone(play, token);
  const preview = await play.as(null).get(`/auth/revert-contact?token=${token}`);
  expect(preview.status).toBe(200);
  return expectChanged(play, 'email');
}

/** Everything about an account's contacts, and the sign-ins that depend on them. */
export const contactSteps: readonly Step[] = [
  {
    title: 'a rider requests a new email address',
    take: (play) => request(play, 'email'),
    async expectAfter(play) {
      expect((await readStored(play)).email).toBe(OLD.email);
      // Whether or not a link was sent: the user can request another one, which works.
      const before = await linksTo(play, NEW.email, 'contact');
      await play.wait(MINUTE);
      await done(request(play, 'email'));
      const links = await linksTo(play, NEW.email, 'contact');
      expect(links).toHaveLength(before.length + 1);
      expect((await play.as('rider').get('/auth/me/contact-changes')).body).toMatchObject([
        { field: 'email', value: NEW.email },
      ]);
    },
  },
  {
    title: 'a rider confirms a new email address',
    before: (play) => asked(play, 'email'),
    take: confirm,
  },
  {
    title: 'a rider confirms a new phone number',
    async before(play) {
      await verifyMobile(play);
      return asked(play, 'mobile');
    },
    take: confirmMobile,
    async expectAfter(play, _otp, isRepeated) {
      if ((await readStored(play)).mobile === OLD.mobile) {
        expect((await play.as('rider').get('/auth/me')).body.mobile).toBe(OLD.mobile);
        expect(await linksTo(play, OLD.mobile, 'undo')).toEqual([]);
        if (!isRepeated) return;
        // The code had expired by then.
        await done(confirmMobile(play, await asked(play, 'mobile')));
      }
      await expectChanged(play, 'mobile');
    },
  },
  {
    title: 'an admin proposes an email address',
    take: (play) => play.as('admin').put(`/riders/${rider.id}`, { email: NEW.email }),
  },
  {
    title: 'a second admin approves a proposed email address',
    async before(play) {
      await done(play.as('admin').put(`/riders/${rider.id}`, { email: NEW.email }));
      const identification = { way: 'in_person', note: 'Showed the passport' };
      await done(play.as('admin').post(`/contactproposals/${rider.id}/identify`, identification));
      return rider.id;
    },
    take: (play, id) => play.as('otherAdmin').post(`/contactproposals/${id}/approve`),
  },
  {
    title: 'the owner of the previous address undoes a change',
    async before(play) {
      await givePassword(play);
      await done(confirm(play, await asked(play, 'email')));
      await play.wait(1000);
      return (await linksTo(play, OLD.email, 'undo'))[0] as string;
    },
    take: undo,
    expectAfter: (play, _token, isRepeated) => expectUndoneOrNot(play, isRepeated),
  },
  {
    title: 'the owner is notified of a change whose process crashed, and undoes it',
    async before(play) {
      await givePassword(play);
      return asked(play, 'email');
    },
    cutOff: { take: confirm, after: 1 },
    async take(play) {
      await play.work();
      return undoByMail(play);
    },
    async expectAfter(play, _token, isRepeated) {
      // The message may not have been sent yet the first time.
      if (isRepeated) await undoByMail(play);
      await expectUndoneOrNot(play, isRepeated);
    },
  },
  {
    title: 'a rider sets a new password through an emailed link',
    async before(play) {
      await givePassword(play);
      const { refreshToken } = (await done(signIn(play, PASSWORD))).body;
      await done(play.as(null).post('/auth/forgot-password', { email: rider.email }));
      await play.wait(1000);
      await play.work();
      return JSON.stringify({ refreshToken, token: (await linksTo(play, OLD.email, 'reset'))[0] });
    },
    take: (play, about) =>
      play.as(null).post('/auth/reset-password', { token: JSON.parse(about).token, password: NEW_PASSWORD }),
    async expectAfter(play, about) {
      const isReset = (await signIn(play, NEW_PASSWORD)).status === 200;
      expect((await signIn(play, PASSWORD)).status).toBe(isReset ? 401 : 200);
      if (!isReset) return;
      // Sign-ins by the old password have ended.
      const { refreshToken } = JSON.parse(about);
      expect((await play.as(null).post('/auth/refresh', { refreshToken })).status).toBe(401);
    },
  },
];

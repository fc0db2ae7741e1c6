import { aRegistration } from './accounts.js';
import type { Rows } from './row.js';
import type { Stage } from './stage.js';

/** The newest message to an address or a number. */
async function messageTo(to: string, { app }: Stage): Promise<string> {
  const sort = { field: 'at', order: -1 } as const;
  const { rows } = await app.services.db.outbox.list({ filter: { to }, sort, skip: 0, limit: 1 });
  return rows[0]?.body ?? '';
}
const tokenIn = (text: string) => /\?token=([\w-]+)/.exec(text)?.[1] ?? '';

/** Requests a new contact for the rider and returns the message sent to it. */
async function requested(field: 'email' | 'mobile', stage: Stage): Promise<string> {
  const value = aRegistration()[field];
  await stage.rider.post('/auth/me/contact-changes', { field, value });
  return messageTo(value, stage);
}
/** The token of a link that undoes a change of the rider's address. */
async function undoToken(stage: Stage) {
  await stage.app.anonymous.post('/auth/confirm-contact', {
    token: tokenIn(await requested('email', stage)),
  });
  return tokenIn(await messageTo(stage.rider.user.email ?? '', stage));
}
/** The id of a rider whose contact someone proposed to change. */
async function proposedFor({ app, admin }: Stage, isIdentified = false): Promise<string> {
  const { user } = await app.signedIn('rider');
  await admin.put(`/riders/${user.id}`, { email: aRegistration().email });
  if (isIdentified) await admin.post(`/contactproposals/${user.id}/identify`, identification);
  return user.id;
}
const identification = { way: 'in_person', note: 'Showed the passport' };
async function proposalToken(stage: Stage) {
  const user = await stage.app.services.db.users.findById(await proposedFor(stage));
  return tokenIn(await messageTo(user?.email ?? '', stage));
}
const madeUp = { 'a token that is made up': [{ token: 'made-up' }, 400, 'link_invalid'] } as const;

/** Changing the user's own contacts, and undoing such a change. */
export const contactRows: Rows = {
  'GET /auth/me/contact-changes': { good: ({ rider }) => ({ as: rider }), again: 'same' },
  'POST /auth/me/contact-changes': {
    good: ({ rider, driver }) => ({
      as: rider,
      body: { field: 'email', value: aRegistration().email },
      refuses: {
        'an invalid email': [{ value: 'nora@' }, 400, 'proper_email', 'value'],
        'an impossible number': [
          { field: 'mobile', value: '5550100' },
          400,
          'mobile_no_blank_error',
          'value',
        ],
        'the address the caller has': [{ value: rider.user.email }, 400, 'contact_unchanged', 'value'],
        'an address in use': [{ value: driver.user.email }, 409, 'user_exists'],
      },
    }),
    again: [429, 'too_many_requests'],
  },
  'DELETE /auth/me/contact-changes/:field': {
    async good(stage) {
      await requested('email', stage);
      return { as: stage.rider, params: { field: 'email' } };
    },
    unknown: [400, 'validation_error'],
    again: [404, 'not_found'],
  },
  'POST /auth/me/contact-changes/mobile/confirm': {
    async good(stage) {
      const code = /\d{6}/.exec(await requested('mobile', stage))?.[0] ?? '';
      return {
        as: stage.rider,
        body: { otp: code },
        refuses: {
          'an invalid code': [{ otp: '12' }, 400, 'otp_validate_error', 'otp'],
        },
      };
    },
    again: [400, 'login_code_expired'],
  },
  'POST /auth/confirm-contact': {
    good: async (stage) => ({
      as: stage.app.anonymous,
      body: { token: tokenIn(await requested('email', stage)) },
      refuses: madeUp,
    }),
    again: [400, 'link_invalid'],
  },
  'GET /auth/revert-contact': {
    good: async (stage) => ({ as: stage.app.anonymous, query: { token: await undoToken(stage) } }),
    again: 'same',
  },
  'POST /auth/revert-contact': {
    good: async (stage) => ({
      as: stage.app.anonymous,
      body: { token: await undoToken(stage) },
      refuses: madeUp,
    }),
    again: [400, 'link_invalid'],
  },
  'GET /auth/contact-proposal': {
    good: async (stage) => ({ as: stage.app.anonymous, query: { token: await proposalToken(stage) } }),
    again: 'same',
  },
  'POST /auth/contact-proposal': {
    good: async (stage) => ({
      as: stage.app.anonymous,
      body: { token: await proposalToken(stage), confirm: false },
      refuses: madeUp,
    }),
    again: [400, 'link_invalid'],
  },
  'GET /contactproposals': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'GET /contactproposals/:id': {
    good: async (stage) => ({
      as: stage.admin,
      params: { id: await proposedFor(stage) },
      strangers: Object.values(stage.strangers),
    }),
    again: 'same',
  },
  'POST /contactproposals/:id/identify': {
    good: async (stage) => ({
      as: stage.admin,
      params: { id: await proposedFor(stage) },
      body: identification,
      strangers: Object.values(stage.strangers),
      refuses: { 'no note': [{ note: ' ' }, 400, 'validation_error', 'note'] },
    }),
    again: 'same',
  },
  'POST /contactproposals/:id/approve': {
    good: async (stage) => ({
      as: await stage.app.signedIn('admin'),
      params: { id: await proposedFor(stage, true) },
      strangers: Object.values(stage.strangers),
    }),
    again: [409, 'approval_closed'],
  },
  'POST /contactproposals/:id/refuse': {
    good: async (stage) => ({
      as: stage.admin,
      params: { id: await proposedFor(stage) },
      strangers: Object.values(stage.strangers),
    }),
    again: [409, 'approval_closed'],
  },
};

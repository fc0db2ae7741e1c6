import { setupLink } from '../../src/office/setup/setupLink.js';
import { madeUp, PASSWORD } from './accounts.js';
import type { Rows } from './row.js';
import type { Stage } from './stage.js';

/** The token of a setup link, which needs an installation whose admins cannot sign in. */
async function withoutAdmins({ app }: Stage) {
  await app.connection.collection('users').updateMany({ usertype: 'admin' }, { $set: { approved: false } });
  return { token: (await setupLink(app.services))?.split('#')[1] };
}

async function withAdmins({ app }: Stage) {
  const users = app.connection.collection('users');
  await users.deleteOne({ email: 'first-admin@example.com' });
  await users.updateMany({ usertype: 'admin' }, { $set: { approved: true } });
}

/** The first admin of an installation, and the setup page. */
export const setupRows: Rows = {
  'POST /setup/admin': {
    good: async (stage) => ({
      as: stage.app.anonymous,
      body: {
        firstName: 'Ann',
        lastName: 'Lee',
        email: 'first-admin@example.com',
        password: PASSWORD,
        ...(await withoutAdmins(stage)),
      },
      refuses: {
        ...madeUp,
        'a short password': [{ password: 'abc12' }, 400, 'password_alphaNumeric_check'],
      },
      restore: () => withAdmins(stage),
    }),
    again: [400, 'link_invalid'],
  },
  'GET /setup': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'POST /setup/languages': {
    good: ({ admin }) => ({ as: admin, body: { locales: ['en', 'es'] } }),
    again: 'same',
  },
  'POST /setup/tests': {
    good: ({ admin }) => ({ as: admin, body: { service: 'sms' } }),
    again: 'same',
  },
};

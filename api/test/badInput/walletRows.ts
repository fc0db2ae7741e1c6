import { newId } from '../support/builders.js';
import { seenVersion } from '../support/payOut.js';
import { badAmounts } from './badAmounts.js';
import { readOnly } from './resourceRows.js';
import type { Rows } from './row.js';
import { paidTrip, type Stage } from './stage.js';

/** A credit that waits for a second admin. */
async function pendingCredit({ admin, rider }: Stage): Promise<string> {
  const { body } = await admin.post('/wallet/credits', { uid: rider.user.id, amount: 501 });
  return body.pending as string;
}

/** Wallets, what admins post to them by hand, and payouts. */
export const walletRows: Rows = {
  ...readOnly('wallethistory', async (stage) => {
    const id = await paidTrip(stage);
    const { rider, driver } = stage.strangers;
    return { as: stage.driver, params: { id: `booking:${id}:share` }, strangers: [rider, driver] };
  }),
  'POST /wallet/credits': {
    good: ({ admin, rider, fleetadmin }) => ({
      as: admin,
      body: { uid: rider.user.id, amount: 5.25 },
      strangers: [rider, fleetadmin],
      refuses: {
        ...badAmounts,
        'no user chosen': [{ uid: null }, 400, 'no_details_error'],
        'an unknown user': [{ uid: newId() }, 404, 'not_found'],
        'a person of every object': [{ uid: '__proto__' }, 404, 'not_found'],
        'a user without a wallet': [{ uid: fleetadmin.user.id }, 404, 'not_found'],
      },
    }),
    keyed: true,
  },
  'POST /wallet/debits': {
    good: ({ admin, rider, fleetadmin }) => ({
      as: admin,
      body: { uid: rider.user.id, amount: 5.25, note: 'Booked twice' },
      strangers: [rider, fleetadmin],
      refuses: {
        ...badAmounts,
        'no note': [{ note: ' ' }, 400, 'validation_error'],
        'above what is posted by hand': [{ amount: 10_000.01 }, 400, 'amount_too_large'],
        'more than there is': [{ amount: 100.01 }, 409, 'wallet_balance_low'],
        'no user chosen': [{ uid: null }, 400, 'no_details_error'],
        'an unknown user': [{ uid: newId() }, 404, 'not_found'],
        'a user without a wallet': [{ uid: fleetadmin.user.id }, 404, 'not_found'],
      },
    }),
    keyed: true,
  },
  'POST /wallet/entries/:txRef/reverse': {
    async good({ admin, rider, fleetadmin }) {
      const headers = { 'idempotency-key': newId() };
      await admin.post('/wallet/credits', { uid: rider.user.id, amount: 2 }, headers);
      const { body } = await admin.get(`/wallethistory?filter={"uid":"${rider.user.id}"}`);
      const { txRef } = body.find(({ txRef: ref }: { txRef: string }) => ref.startsWith('credit:'));
      return {
        as: admin,
        params: { txRef },
        body: { note: 'Wrong person' },
        strangers: [rider, fleetadmin],
        refuses: { 'no note': [{ note: '' }, 400, 'validation_error'] },
      };
    },
    again: [409, 'entry_reversed'],
  },
  ...readOnly('walletadjustments', async (stage) => {
    const { fleetadmin, driver } = stage.strangers;
    return { as: stage.admin, params: { id: await pendingCredit(stage) }, strangers: [fleetadmin, driver] };
  }),
  'POST /walletadjustments/:id/approve': {
    async good(stage) {
      const id = await pendingCredit(stage);
      const second = await stage.app.signedIn('admin');
      return { as: second, params: { id }, strangers: Object.values(stage.strangers) };
    },
    again: 'same',
  },
  'POST /walletadjustments/:id/reject': {
    async good(stage) {
      const id = await pendingCredit(stage);
      return {
        as: stage.admin,
        params: { id },
        body: { note: 'Typo' },
        strangers: Object.values(stage.strangers),
      };
    },
    again: 'same',
  },
  ...readOnly('withdraws', async (stage) => {
    const { body } = await stage.driver.post('/withdraws', { amount: 5 });
    const { rider, driver } = stage.strangers;
    return { as: stage.driver, params: { id: body.id }, strangers: [rider, driver] };
  }),
  'POST /withdraws': {
    good: ({ driver, rider }) => ({
      as: driver,
      body: { amount: 10.5 },
      strangers: [rider],
      refuses: { ...badAmounts, 'more than there is': [{ amount: 100.01 }, 409, 'wallet_balance_low'] },
    }),
    keyed: true,
  },
  'POST /withdraws/:id/process': {
    async good(stage) {
      const { body } = await stage.driver.post('/withdraws', { amount: 5 });
      return {
        as: stage.admin,
        params: { id: body.id },
        body: { version: await seenVersion(stage.admin, body.id) },
        strangers: [stage.driver, stage.rider],
        refuses: { 'an unknown version': [{ version: 'old' }, 409, 'payout_changed'] },
      };
    },
    again: 'same',
  },
  'POST /withdraws/:id/fail': {
    async good(stage) {
      const { body } = await stage.driver.post('/withdraws', { amount: 5 });
      return {
        as: stage.admin,
        params: { id: body.id },
        body: { version: await seenVersion(stage.admin, body.id), reason: 'The bank refused it' },
        strangers: [stage.driver, stage.rider],
        refuses: {
          'an unknown version': [{ version: 'old' }, 409, 'payout_changed'],
          'no reason': [{ reason: ' ' }, 400, 'validation_error'],
        },
      };
    },
    again: 'same',
  },
  'GET /ledger': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'POST /ledger': { good: ({ admin, strangers }) => ({ as: admin, strangers: Object.values(strangers) }) },
};

import { cardPage } from '../support/cardPage.js';
import { seenVersion } from '../support/payOut.js';
import type { Client } from '../support/testApp.js';
import type { Office, Prepare } from './race.js';

const balanceOf = async ({ app }: Office, of: Client) =>
  (await app.services.db.users.findById(of.user.id))?.walletBalance;

/** A payout that a driver asks for. */
async function payout(office: Office) {
  const driver = await office.app.signedIn('driver', { walletBalance: 50 });
  const { body } = await driver.post('/withdraws', { amount: 20 });
  return { id: body.id as string, version: await seenVersion(office.second, body.id), driver };
}

/** A credit that waits for a second admin, asked for by a third. */
async function waitingCredit(office: Office) {
  const { app } = office;
  await app.services.db.settings.saveSettings({ approvalLimit: 10 });
  const [author, rider] = [await app.signedIn('admin'), await app.signedIn('rider')];
  const { body } = await author.post('/wallet/credits', {
    uid: rider.user.id,
    amount: 50,
    note: 'A long wait',
  });
  return { id: body.pending as string, rider };
}

/** Money, which moves once. */
export const moneyRaces: Readonly<Record<string, Prepare>> = {
  'POST /withdraws/:id/process': async (office) => {
    const { id, version, driver } = await payout(office);
    return {
      act: (by) => by.post(`/withdraws/${id}/process`, { version }),
      error: 'decided_meanwhile',
      state: () => balanceOf(office, driver),
    };
  },
  'POST /withdraws/:id/fail': async (office) => {
    const { id, version, driver } = await payout(office);
    return {
      act: (by) => by.post(`/withdraws/${id}/fail`, { version, reason: 'The account is closed' }),
      error: 'decided_meanwhile',
      state: () => balanceOf(office, driver),
    };
  },
  'POST /walletadjustments/:id/approve': async (office) => {
    const { id, rider } = await waitingCredit(office);
    return {
      act: (by) => by.post(`/walletadjustments/${id}/approve`),
      error: 'decided_meanwhile',
      state: () => balanceOf(office, rider),
    };
  },
  'POST /walletadjustments/:id/reject': async (office) => {
    const { id, rider } = await waitingCredit(office);
    return {
      act: (by) => by.post(`/walletadjustments/${id}/reject`, { note: 'No' }),
      late: (by) => by.post(`/walletadjustments/${id}/approve`),
      error: 'decided_meanwhile',
      state: () => balanceOf(office, rider),
    };
  },
  'POST /wallet/entries/:txRef/reverse': async (office) => {
    const { app, first } = office;
    const rider = await app.signedIn('rider');
    await first.post('/wallet/credits', { uid: rider.user.id, amount: 5, note: 'A long wait' });
    const { body } = await first.get(`/wallethistory?filter=${JSON.stringify({ uid: rider.user.id })}`);
    const { txRef } = body[0];
    return {
      act: (by) => by.post(`/wallet/entries/${txRef}/reverse`, { note: 'Wrong person' }),
      error: 'done_meanwhile',
      state: () => balanceOf(office, rider),
    };
  },
  'POST /cardpayments/:id/refund': async (office) => {
    const { app } = office;
    const rider = await app.signedIn('rider');
    const { body } = await rider.post('/wallet/topups', { amount: 30 });
    await cardPage(app, body.fields).pay();
    const { id } = body.payment;
    return {
      act: (by) => by.post(`/cardpayments/${id}/refund`, { amount: 30, source: 'wallet', note: 'Wrong way' }),
      error: 'done_meanwhile',
      state: () => balanceOf(office, rider),
    };
  },
};

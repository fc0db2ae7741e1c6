import { get, post, put } from '../live/liveRow.js';
import { payByCard } from '../live/payByCard.js';
import { listOf } from '../panelSteps.js';
import { addLong, LONG, type LongRow, oncePerScene } from './longRow.js';

const postings = oncePerScene(async ({ office, rider: { id } }) => {
  for (const kind of ['credits', 'debits'])
    await post(office, `wallet/${kind}`, { uid: id, amount: 5, note: LONG });
  return { uid: id };
});

const refund = oncePerScene(async ({ office, rider }) => {
  const { id } = await payByCard(rider.request);
  await post(office, `cardpayments/${id}/refund`, { amount: 1, source: 'wallet', note: LONG });
  return { payer: rider.id };
});

const webhook = oncePerScene((scene) =>
  addLong(scene, 'webhooks', {
    url: `http://127.0.0.1:9/${LONG}`,
    description: LONG,
    events: ['booking.created'],
    active: false,
  }),
);

/** Pages about money, other systems, and changes. */
export const moneyRows: readonly LongRow[] = [
  { path: '/wallethistory', at: async (scene) => listOf('wallethistory', await postings(scene)) },
  { path: '/walletadjustments', at: async (scene) => listOf('walletadjustments', await postings(scene)) },
  { path: '/cardpayments', at: async (scene) => listOf('cardpayments', await refund(scene)) },
  { path: '/cardrefunds', at: async (scene) => listOf('cardrefunds', await refund(scene)) },
  {
    path: '/withdraws',
    // One that failed, whose money is in the wallet again.
    async at({ office, driver }) {
      await post(office, 'wallet/credits', { uid: driver.id, amount: 20, note: LONG });
      const { id } = await post(driver.request, 'withdraws', { amount: 20 });
      const { version } = await get(office, `withdraws/${id}`);
      await post(office, `withdraws/${id}/fail`, { version, reason: LONG });
      return listOf('withdraws', { id });
    },
  },
  {
    path: '/apikeys',
    async at({ office, rider }) {
      const { id } = await post(office, 'apikeys', { name: LONG, account: rider.id, scopes: ['estimates'] });
      await post(office, `apikeys/${id}/revoke`);
      return listOf('apikeys', { account: rider.id });
    },
  },
  { path: '/webhooks', at: async (scene) => listOf('webhooks', { id: await webhook(scene) }) },
  { path: '/webhooks/:id/show', at: async (scene) => `/webhooks/${await webhook(scene)}/show` },
  {
    path: '/contactproposals',
    async at({ office, rider: { id } }) {
      await put(office, `riders/${id}`, { email: `${LONG}@wayfare.example` });
      return listOf('contactproposals', { id });
    },
  },
  { path: '/auditlog', at: async ({ driver }) => listOf('auditlog', { record: driver.id }) },
];

import { dayAfter, dayOf } from '@wayfare/shared';
import { ALL_CANCEL_REASONS } from '../panelSteps.js';
import { randomInt } from '../random.js';
import { payByCard } from './payByCard.js';
import { addCarType, aWord, credit, drive, type LiveRow, post, put, removeCarTypes } from './liveRow.js';
import {
  addSeries,
  addStaff,
  addWebhook,
  ask,
  bookOne,
  cancelMade,
  driver,
  earn,
  endElsewhere,
  made,
  payMade,
  removeMade,
  rename,
  rider,
  write,
} from './panelRecords.js';

const DAY_MS = 24 * 60 * 60_000;

/** Lists, and the pages of their records. */
export const listPages: readonly LiveRow[] = [
  { path: '/bookings', change: bookOne, restore: cancelMade },
  {
    path: '/bookings/:id/show',
    async at(scene) {
      await bookOne(scene);
      return `/bookings/${made.id}/show`;
    },
    async change({ rider: { context } }) {
      const reason = aWord();
      await post(context.request, `bookings/${made.id}/cancel`, { reason });
      return reason;
    },
  },
  {
    path: '/series',
    async change(scene) {
      await addSeries(scene);
      return undefined;
    },
  },
  {
    path: '/series/:id/show',
    at: async (scene) => {
      await addSeries(scene);
      return `/series/${made.id}/show`;
    },
    async change({ admin }) {
      const day = dayAfter(dayOf(Date.now(), 'America/New_York'), 62);
      await post(admin, `series/${made.id}/skips`, { day, isSkipped: true });
      return /Skipped by the office/;
    },
  },
  {
    path: '/alerts',
    async change(scene) {
      const reference = await bookOne(scene);
      await drive(scene, made.id, 'accept');
      await post(scene.rider.context.request, `bookings/${made.id}/emergency`);
      return reference;
    },
    restore: cancelMade,
  },
  { path: '/conversations', change: write },
  {
    path: '/conversations/:id/show',
    at: async (scene) => `/conversations/${rider(scene)}/show`,
    change: write,
  },
  {
    path: '/decisionrequests',
    async change(scene) {
      await ask(scene);
      return scene.driverName;
    },
  },
  {
    path: '/decisionrequests/:id/show',
    async at(scene) {
      await ask(scene);
      return `/decisionrequests/${made.id}/show`;
    },
    async change({ driver: { context } }) {
      const text = aWord();
      await post(context.request, `decisionrequests/${made.id}/messages`, { text });
      return text;
    },
  },
  {
    path: '/shiftnotes',
    async change({ admin }) {
      const text = aWord();
      made.id = (await post(admin, 'shiftnotes', { text, pinned: false })).id;
      return text;
    },
    restore: removeMade('shiftnotes'),
  },
  { path: '/fare-reviews', change: async (scene) => void (await endElsewhere(scene)), restore: payMade },
  {
    path: '/fare-reviews/:id/show',
    async at(scene) {
      await endElsewhere(scene);
      return `/fare-reviews/${made.id}/show`;
    },
    async change({ admin }) {
      const note = aWord();
      await post(admin, `bookings/${made.id}/fare-review/decide`, { decision: 'approve', note });
      return note;
    },
    restore: payMade,
  },
  { path: '/riders', change: rename('riders', rider) },
  { path: '/riders/:id', at: async (scene) => `/riders/${rider(scene)}`, change: rename('riders', rider) },
  { path: '/drivers', change: rename('drivers', driver) },
  {
    path: '/drivers/:id',
    at: async (scene) => `/drivers/${driver(scene)}`,
    change: rename('drivers', driver),
  },
  { path: '/fleetadmins', change: addStaff('fleetadmins'), restore: removeMade('fleetadmins') },
  {
    path: '/fleetadmins/:id',
    async at(scene) {
      await addStaff('fleetadmins')(scene);
      return `/fleetadmins/${made.id}`;
    },
    change: rename('fleetadmins', () => made.id),
    restore: removeMade('fleetadmins'),
  },
  { path: '/alladmin', change: addStaff('alladmin'), restore: removeMade('alladmin') },
  {
    path: '/contactproposals',
    async change({ admin, rider: { id } }) {
      const email = `${aWord().toLowerCase()}@wayfare.example`;
      await put(admin, `riders/${id}`, { email });
      return email;
    },
  },
  { path: '/earningreports', change: earn },
  { path: '/driverearning', change: earn },
  { path: '/cartypes', change: addCarType, restore: removeCarTypes },
  {
    path: '/cancelreasons',
    at: async () => ALL_CANCEL_REASONS,
    async change({ admin }) {
      const label = aWord();
      made.id = (await post(admin, 'cancelreasons', { label })).id;
      return label;
    },
    restore: removeMade('cancelreasons'),
  },
  {
    path: '/promos',
    async change({ admin }) {
      const promo_name = aWord();
      const discount = { promo_discount_type: 'flat', promo_discount_value: 1, max_promo_discount_value: 1 };
      const limits = { min_order: 1, promo_usage_limit: 1, promo_validity: Date.now() + DAY_MS };
      made.id = (
        await post(admin, 'promos', { promo_name, promo_description: 'Live', ...discount, ...limits })
      ).id;
      return promo_name;
    },
    restore: removeMade('promos'),
  },
  {
    path: '/notifications',
    async change({ admin }) {
      const title = aWord();
      const text = { title, body: 'Not for long', sendAt: Date.now() + DAY_MS };
      made.id = (await post(admin, 'notifications', { devicetype: 'All', usertype: 'driver', ...text })).id;
      return title;
    },
    restore: removeMade('notifications'),
  },
  { path: '/wallethistory', change: (scene) => credit(scene, rider(scene)) },
  { path: '/walletadjustments', change: (scene) => credit(scene, rider(scene)) },
  {
    path: '/cardpayments',
    async change({ rider: { context } }) {
      const { id, shown } = await payByCard(context.request);
      made.id = id;
      return shown;
    },
  },
  {
    path: '/cardrefunds',
    async change({ admin, rider: { context } }) {
      const { id } = await payByCard(context.request);
      const note = aWord();
      await post(admin, `cardpayments/${id}/refund`, { amount: 1, source: 'wallet', note });
      return note;
    },
  },
  {
    path: '/withdraws',
    async change(scene) {
      // More than the driver owes for trips paid in cash.
      await post(scene.admin, 'wallet/credits', { uid: driver(scene), amount: 200 });
      const amount = randomInt(500, 1_400) / 100;
      await post(scene.driver.context.request, 'withdraws', { amount });
      return `$${amount.toFixed(2)}`;
    },
  },
  {
    path: '/apikeys',
    async change({ admin, rider: { id } }) {
      const name = aWord();
      await post(admin, 'apikeys', { name, account: id, scopes: ['estimates'] });
      return name;
    },
  },
  { path: '/webhooks', change: addWebhook, restore: removeMade('webhooks') },
  {
    path: '/webhooks/:id/show',
    async at(scene) {
      await addWebhook(scene);
      return `/webhooks/${made.id}/show`;
    },
    async change({ admin }) {
      const description = aWord();
      await put(admin, `webhooks/${made.id}`, { description });
      return description;
    },
    restore: removeMade('webhooks'),
  },
  {
    path: '/auditlog',
    change: async (scene) => void (await rename('riders', rider)(scene)),
  },
];

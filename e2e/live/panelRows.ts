import { dayAfter, dayOf } from '@wayfare/shared';
import { ALL_CANCEL_REASONS } from '../panelSteps.js';
import { randomInt } from '../random.js';
import { payByCard } from './payByCard.js';
import {
  addCarType,
  aWord,
  book,
  cancel,
  credit,
  drive,
  driven,
  get,
  linkTwitter,
  type LiveRow,
  pickupOf,
  post,
  put,
  remove,
  removeCarTypes,
  type Scene,
  unlinkTwitter,
  type WithoutRow,
} from './liveRow.js';

const DAY_MS = 24 * 60 * 60_000;

/** What a page is about: the record that `at` or `change` has made. */
let made = '';
const removeMade =
  (list: string) =>
  ({ admin }: Scene) =>
    remove(admin, `${list}/${made}`);
const cancelMade = (scene: Scene) => cancel(scene, made);

/** A new trip of the rider. Returns its reference. */
async function bookOne(scene: Scene, more: object = {}): Promise<string> {
  const { id, reference } = await book(scene, more);
  made = id;
  return reference;
}

/** Gives an account another last name. */
const rename = (list: string, idOf: (scene: Scene) => string) => async (scene: Scene) => {
  const lastName = aWord();
  await put(scene.admin, `${list}/${idOf(scene)}`, { lastName });
  return lastName;
};
const rider = ({ rider: { id } }: Scene) => id;
const driver = ({ driver: { id } }: Scene) => id;

/** Adds a member of staff. Returns their last name, and keeps their id. */
const addStaff =
  (list: 'fleetadmins' | 'alladmin') =>
  async ({ admin }: Scene) => {
    const lastName = aWord();
    const email = `${lastName.toLowerCase()}@wayfare.example`;
    made = (await post(admin, list, { firstName: 'Lena', lastName, email, approved: true })).id;
    return lastName;
  };

/** Lets a trip be paid in cash and completed. */
async function earn(scene: Scene): Promise<undefined> {
  const id = await driven(scene);
  await drive(scene, id, 'pay', 'complete');
}

/** A place some kilometers away. */
const farOf = (scene: Scene) => ({ ...pickupOf(scene, 'North Gate'), lat: scene.at.latitude + 0.05 });

/** A trip that ended far from where it was to end: its fare has to be reviewed. Returns its reference. */
async function endElsewhere(scene: Scene): Promise<string> {
  const reference = await bookOne(scene, { drop: farOf(scene) });
  await drive(scene, made, 'accept', 'arrive', 'start');
  await post(scene.driver.context.request, `bookings/${made}/reach`, {
    lat: scene.at.latitude,
    lng: scene.at.longitude,
  });
  return reference;
}
const payMade = async (scene: Scene) => {
  await drive(scene, made, 'pay');
};

/** Recurring trips of the rider. Returns nothing, and keeps their id. */
async function addSeries(scene: Scene): Promise<void> {
  const today = dayOf(Date.now(), 'America/New_York');
  const body = {
    rule: 'FREQ=DAILY',
    minutes: 450,
    from: dayAfter(today, 60),
    until: dayAfter(today, 70),
    skipped: [],
    customer: scene.rider.id,
    pickup: pickupOf(scene, 'City Hall'),
    drop: farOf(scene),
    carType: 'Economy',
  };
  made = (await post(scene.admin, 'series', body)).id;
}

const write = async ({ rider: { context } }: Scene) => {
  const message = aWord();
  await post(context.request, 'users/me/conversation/messages', { message });
  return message;
};

async function ask({ driver: { context } }: Scene): Promise<void> {
  const about = (await get(context.request, 'decisionrequests')).length === 0 ? 'away' : 'debt';
  made = (await post(context.request, 'decisionrequests', { about, text: aWord() })).id;
}

async function addWebhook({ admin }: Scene): Promise<string> {
  const description = aWord();
  const url = `http://127.0.0.1:9/${description}`;
  made = (await post(admin, 'webhooks', { url, description, events: ['booking.created'], active: false })).id;
  return url;
}

/** The panel's own pages. */
const ownPages: readonly LiveRow[] = [
  { path: '/desk', change: bookOne, restore: cancelMade },
  {
    path: '/planner',
    async at() {
      return `/planner?day=${new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10)}`;
    },
    change: (scene) =>
      bookOne(scene, {
        bookLater: true,
        tripdate: Math.floor(Date.now() / DAY_MS) * DAY_MS + 2 * DAY_MS + 17 * 60 * 60_000,
      }),
    restore: cancelMade,
  },
  { path: '/dashboard', change: async (scene) => void (await bookOne(scene)), restore: cancelMade },
  { path: '/addbookings', change: addCarType, restore: removeCarTypes },
  { path: '/earnings', change: earn },
  {
    path: '/driverstatement',
    at: async (scene) => `/driverstatement?driver=${driver(scene)}`,
    change: (scene) => credit(scene, driver(scene)),
  },
  {
    path: '/settings',
    change: async ({ admin }) => void (await put(admin, 'settings', { explanationDays: 13 })),
    restore: ({ admin }) => put(admin, 'settings', { explanationDays: 14 }),
  },
  { path: '/appinfo', change: linkTwitter, restore: unlinkTwitter },
  {
    path: '/languagesetting',
    async change({ admin }) {
      const langName = aWord();
      const data = { langName, langLocale: 'eo', dateLocale: 'en' };
      made = (await post(admin, 'languages', data)).id;
      return langName;
    },
    restore: removeMade('languages'),
  },
  {
    path: '/profile/notifications',
    async at(scene) {
      made = (await book(scene)).id;
      await drive(scene, made, 'accept');
      return '/profile/notifications';
    },
    change: async ({ rider: { context } }) =>
      void (await post(context.request, `bookings/${made}/emergency`)),
    restore: cancelMade,
  },
];

/** Lists, and the pages of their records. */
const listPages: readonly LiveRow[] = [
  { path: '/bookings', change: bookOne, restore: cancelMade },
  {
    path: '/bookings/:id/show',
    async at(scene) {
      await bookOne(scene);
      return `/bookings/${made}/show`;
    },
    async change({ rider: { context } }) {
      const reason = aWord();
      await post(context.request, `bookings/${made}/cancel`, { reason });
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
      return `/series/${made}/show`;
    },
    async change({ admin }) {
      const day = dayAfter(dayOf(Date.now(), 'America/New_York'), 62);
      await post(admin, `series/${made}/skips`, { day, isSkipped: true });
      return /Skipped by the office/;
    },
  },
  {
    path: '/alerts',
    async change(scene) {
      const reference = await bookOne(scene);
      await drive(scene, made, 'accept');
      await post(scene.rider.context.request, `bookings/${made}/emergency`);
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
      return `/decisionrequests/${made}/show`;
    },
    async change({ driver: { context } }) {
      const text = aWord();
      await post(context.request, `decisionrequests/${made}/messages`, { text });
      return text;
    },
  },
  {
    path: '/shiftnotes',
    async change({ admin }) {
      const text = aWord();
      made = (await post(admin, 'shiftnotes', { text, pinned: false })).id;
      return text;
    },
    restore: removeMade('shiftnotes'),
  },
  { path: '/fare-reviews', change: async (scene) => void (await endElsewhere(scene)), restore: payMade },
  {
    path: '/fare-reviews/:id/show',
    async at(scene) {
      await endElsewhere(scene);
      return `/fare-reviews/${made}/show`;
    },
    async change({ admin }) {
      const note = aWord();
      await post(admin, `bookings/${made}/fare-review/decide`, { decision: 'approve', note });
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
      return `/fleetadmins/${made}`;
    },
    change: rename('fleetadmins', () => made),
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
      made = (await post(admin, 'cancelreasons', { label })).id;
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
      made = (await post(admin, 'promos', { promo_name, promo_description: 'Live', ...discount, ...limits }))
        .id;
      return promo_name;
    },
    restore: removeMade('promos'),
  },
  {
    path: '/notifications',
    async change({ admin }) {
      const title = aWord();
      const text = { title, body: 'Not for long', sendAt: Date.now() + DAY_MS };
      made = (await post(admin, 'notifications', { devicetype: 'All', usertype: 'driver', ...text })).id;
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
      made = id;
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
      return `/webhooks/${made}/show`;
    },
    async change({ admin }) {
      const description = aWord();
      await put(admin, `webhooks/${made}`, { description });
      return description;
    },
    restore: removeMade('webhooks'),
  },
  {
    path: '/auditlog',
    change: async (scene) => void (await rename('riders', rider)(scene)),
  },
];

export const panelRows: readonly LiveRow[] = [...ownPages, ...listPages];

const FORM = 'a form, which shows what its user enters';

/** Pages of the panel without a row. */
export const panelWithout: WithoutRow = {
  '/shiftreplay': 'a shift that is over',
  '/addtowallet': FORM,
  '/tarifflab': 'its car types are in a closed list: the query of /addbookings',
  '/callerbookings': 'for fleet admins: the form of /addbookings',
  '/ledger': 'an audit that is polled while it runs',
  '/setup': 'what is missing before the first booking: nothing in the demo',
  '/profile': 'another admin’s account: see the test of its own',
  '/series/create': FORM,
  '/riders/create': FORM,
  '/drivers/create': FORM,
  '/fleetadmins/create': FORM,
  '/sms': 'the demo has no SMS service; serviceSms.ts announces each change',
  '/paymentdifferences': 'no provider of the demo differs; reconcile.ts announces each difference',
};

import {
  addCarType,
  aWord,
  book,
  cancel,
  credit,
  drive,
  driven,
  linkTwitter,
  type LiveRow,
  pickupOf,
  post,
  put,
  removeCarTypes,
  type Scene,
  unlinkTwitter,
  type WithoutRow,
} from './liveRow.js';

/** What a page of a trip is about. */
let trip = '';
const aTrip =
  (ending = '') =>
  async (scene: Scene) => {
    trip = (await book(scene)).id;
    return `/bookings/${trip}${ending}`;
  };

/** The pages of riders, and those for everyone, open for a rider. */
export const riderRows: readonly LiveRow[] = [
  { path: '/', change: addCarType, restore: removeCarTypes },
  { path: '/about-us', change: linkTwitter, restore: unlinkTwitter },
  { path: '/privacy-policy', change: linkTwitter, restore: unlinkTwitter },
  {
    path: '/bookings',
    async change(scene) {
      const add = aWord();
      trip = (await book(scene, { pickup: pickupOf(scene, add) })).id;
      return add;
    },
    restore: (scene) => cancel(scene, trip),
  },
  {
    path: '/bookings/:id',
    at: aTrip(),
    async change(scene) {
      await drive(scene, trip, 'accept');
      return /is on the way to you/;
    },
    restore: (scene) => cancel(scene, trip),
  },
  {
    path: '/bookings/:id/receipt',
    async at(scene) {
      trip = await driven(scene);
      return `/bookings/${trip}/receipt`;
    },
    async change(scene) {
      await drive(scene, trip, 'pay');
      return undefined;
    },
  },
  {
    path: '/profile',
    async change({ admin, rider }) {
      const lastName = aWord();
      await put(admin, `riders/${rider.id}`, { lastName });
      return lastName;
    },
  },
  {
    path: '/profile/places',
    async change(scene) {
      const name = aWord();
      const place = { ...pickupOf(scene, 'City Hall'), kind: 'other', name };
      await post(scene.rider.context.request, 'auth/me/places', place);
      return name;
    },
  },
  { path: '/profile/wallet', change: (scene) => credit(scene, scene.rider.id) },
  {
    path: '/profile/messages',
    async change({ admin, rider }) {
      const message = aWord();
      await post(admin, `conversations/${rider.id}/messages`, { message });
      return message;
    },
  },
  {
    path: '/profile/notifications',
    async change(scene) {
      const { id } = await book(scene);
      await post(scene.admin, `bookings/${id}/cancel`, { reason: 'Over' });
      return undefined;
    },
  },
];

/** The pages of drivers. */
export const driverRows: readonly LiveRow[] = [
  {
    path: '/bookings',
    async change(scene) {
      const add = aWord();
      trip = (await book(scene, { pickup: pickupOf(scene, add) })).id;
      return add;
    },
    restore: (scene) => cancel(scene, trip),
  },
  {
    path: '/profile',
    async change({ admin, driver }) {
      const lastName = aWord();
      await put(admin, `drivers/${driver.id}`, { lastName });
      return lastName;
    },
  },
  {
    path: '/profile/decisions',
    async change({ driver }) {
      const text = aWord();
      await post(driver.context.request, 'decisionrequests', { about: 'away', text });
      return text;
    },
  },
  { path: '/profile/statement', change: (scene) => credit(scene, scene.driver.id) },
];

/** Pages of the site without a row. */
export const siteWithout: WithoutRow = {
  '/login': 'for visitors, who have no live connection',
  '/register': 'for visitors, who have no live connection',
  '/login/reset': 'belongs to one link, which is used once',
  '/login/verify': 'belongs to one link, which is used once',
  '/login/contact': 'belongs to one link, which is used once',
  '/login/undo': 'belongs to one link, which is used once',
  '/login/proposal': 'belongs to one link, which is used once',
  '/login/setup': 'there is nobody else before the first admin',
  '/shared-trip': 'for visitors with a link: polled (sharedTrip.spec.ts)',
  '/parcel': 'for visitors with a link: polled (handover.spec.ts)',
  '/guest-trip': 'for visitors with a link: polled (strangerBooks.spec.ts)',
  '/recurring-trip': 'for visitors with a link: polled',
};

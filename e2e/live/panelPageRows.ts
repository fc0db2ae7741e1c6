import {
  addCarType,
  aWord,
  book,
  credit,
  drive,
  linkTwitter,
  type LiveRow,
  post,
  put,
  removeCarTypes,
  unlinkTwitter,
} from './liveRow.js';
import { bookOne, cancelMade, driver, earn, made, removeMade } from './panelRecords.js';

const DAY_MS = 24 * 60 * 60_000;

/** The panel's own pages. */
export const ownPages: readonly LiveRow[] = [
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
      made.id = (await post(admin, 'languages', data)).id;
      return langName;
    },
    restore: removeMade('languages'),
  },
  {
    path: '/profile/notifications',
    async at(scene) {
      made.id = (await book(scene)).id;
      await drive(scene, made.id, 'accept');
      return '/profile/notifications';
    },
    change: async ({ rider: { context } }) =>
      void (await post(context.request, `bookings/${made.id}/emergency`)),
    restore: cancelMade,
  },
];

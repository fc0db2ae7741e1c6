import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { get } from '../live/liveRow.js';
import { listOf } from '../panelSteps.js';
import { newAdmin, signedIn } from '../people.js';
import { desktop } from '../screens.js';
import { addLong, LONG, type LongRow, type LongScene, oncePerScene } from './longRow.js';

const DAY_MS = 24 * 60 * 60_000;
const email = () => `${randomUUID()}@wayfare.example`;
const name = { firstName: LONG, lastName: LONG };

/** A car type with the long word in each of its texts. */
const carType = oncePerScene(async (scene) => {
  const [{ id: _id, createdAt: _at, ...like }] = await get(scene.office, 'cartypes');
  const extras = [{ description: LONG, amount: 1 }];
  const texts = { name: LONG, extra_info: LONG, parcelTypes: extras, options: extras };
  return addLong(scene, 'cartypes', { ...like, ...texts, translations: {} });
});

const fleetAdmin = oncePerScene((scene) =>
  addLong(scene, 'fleetadmins', { ...name, email: email(), approved: true }),
);

const colleague = oncePerScene(async ({ browser, cleanUp }) => {
  const added = await newAdmin(browser, LONG, desktop);
  cleanUp.remove(`alladmin/${added.id}`);
  return added;
});

/** Fields for words: those for times, colors, and files take none. */
const WORDS = ['text', 'search', 'email', 'tel', 'url', ''].map((type) => `input[type="${type}"]`).join(', ');

/** Types the long word in every field of a form. */
async function enterEverywhere(page: Page): Promise<void> {
  const fields = page.locator('main').locator(`${WORDS}, input:not([type]), textarea`);
  await fields.first().waitFor();
  for (const field of await fields.all())
    if ((await field.isVisible()) && (await field.isEditable())) await field.fill(LONG);
  await page.keyboard.press('Escape');
}

const form = (path: string): LongRow => ({ path, at: async () => path, enter: enterEverywhere });

/** Pages for what the operator has set up. */
export const operatorRows: readonly LongRow[] = [
  { path: '/cartypes', at: async (scene) => listOf('cartypes', { id: await carType(scene) }) },
  {
    ...form('/addbookings'),
    async at(scene) {
      await carType(scene);
      return '/addbookings';
    },
  },
  {
    path: '/tarifflab',
    async at(scene) {
      await carType(scene);
      return '/tarifflab';
    },
    async enter(page) {
      await page.getByRole('combobox', { name: 'Car types' }).click();
      await page.getByRole('option', { name: LONG }).click();
      await page.keyboard.press('Escape');
    },
  },
  {
    path: '/promos',
    async at(scene) {
      const limits = { min_order: 1, promo_usage_limit: 1, promo_validity: Date.now() + DAY_MS };
      const flat = { promo_discount_type: 'flat', promo_discount_value: 1, max_promo_discount_value: 1 };
      const texts = { promo_name: LONG, promo_description: LONG };
      return listOf('promos', { id: await addLong(scene, 'promos', { ...texts, ...flat, ...limits }) });
    },
  },
  {
    path: '/cancelreasons',
    at: async (scene) =>
      listOf('cancelreasons', { id: await addLong(scene, 'cancelreasons', { label: LONG }) }),
  },
  {
    path: '/notifications',
    async at(scene) {
      const text = { title: LONG, body: LONG, sendAt: Date.now() + DAY_MS };
      const to = { devicetype: 'All', usertype: 'driver' };
      return listOf('notifications', { id: await addLong(scene, 'notifications', { ...to, ...text }) });
    },
  },
  {
    path: '/languagesetting',
    async at(scene) {
      await addLong(scene, 'languages', { langName: LONG, langLocale: 'vo', dateLocale: 'en' });
      return '/languagesetting';
    },
  },
  { path: '/fleetadmins', at: async (scene) => listOf('fleetadmins', { id: await fleetAdmin(scene) }) },
  { path: '/fleetadmins/:id', at: async (scene) => `/fleetadmins/${await fleetAdmin(scene)}` },
  { path: '/alladmin', at: async (scene) => listOf('alladmin', { id: (await colleague(scene)).id }) },
  {
    path: '/profile',
    at: async () => '/profile',
    as: async (scene) => (await colleague(scene)).context,
  },
];

/** Forms, with the long word in each field. */
export const formRows: readonly LongRow[] = [
  ...['/series/create', '/riders/create', '/drivers/create'].map(form),
  ...['/fleetadmins/create', '/addtowallet', '/appinfo', '/settings'].map(form),
  {
    ...form('/callerbookings'),
    as: ({ browser }: LongScene) => signedIn(browser, 'fleet', desktop),
  },
];

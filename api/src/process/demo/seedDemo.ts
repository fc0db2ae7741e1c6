import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { productFolder } from '../../platform/config/productFolder.js';
import { hashPassword } from '../../people/auth/passwords.js';
import { rebuildEarnings } from '../../trips/earning/rebuildEarnings.js';
import type { Services } from '../services.js';
import { demoEmails } from './accounts.js';
import { buildDemo, type Demo } from './buildDemo.js';
import { demoCancelReasons } from './business.js';
import { inDemoLanguages } from './demoTexts.js';
import { pictureKey } from './carTypes.js';
import { drawLicense } from './license.js';
import { startConversations } from './conversations.js';
import { startLiveTrips } from './liveTrips.js';

const PICTURES = join(productFolder, 'api/assets/demo/cartypes');

/** Returns a message with the reason why this installation gets no demo, or null if it may have one. */
export async function demoRefusal({ config, db }: Pick<Services, 'config' | 'db'>): Promise<string | null> {
  if (config.NODE_ENV === 'production') return 'Demo data is not allowed in production.';
  if ((await db.users.isEmpty()) || (await wasInterrupted(db))) return null;
  return 'The database is not empty: demo data needs an empty database.';
}

/**
 * Passwords are set last, the admin's at the very end: an admin without one means that seeding was
 * interrupted.
 */
async function wasInterrupted(db: Services['db']): Promise<boolean> {
  const admin = await db.users.findByProven('email', demoEmails.admin);
  return admin !== null && (await db.credentials.passwordHashOf(admin.id)) === null;
}

/**
 * Fills an empty database with the demo: a year of business in New York, always the same for the same time.
 * Running it again completes an interrupted seeding.
 * @throws an error in production, and on a database that contains other data
 */
export async function seedDemo({ password }: { password: string }, services: Services): Promise<void> {
  const refusal = await demoRefusal(services);
  if (refusal) throw new Error(refusal);
  const { APP_CATEGORY, DEMO_BOOKINGS } = services.config;
  const demo = buildDemo(APP_CATEGORY, services.clock.now(), DEMO_BOOKINGS);
  await storeBusiness(demo, services);
  await storePeople(demo, services);
  await services.liveDrivers.reload();
  await startLiveTrips(demo, services);
  await startConversations(services);
  await rebuildEarnings(undefined, services);
  await storeShift(demo, services);
  await setPasswords(password, services);
}

async function storeBusiness(demo: Demo, { db, images, clock }: Services): Promise<void> {
  await db.settings.saveSettings(demo.settings);
  await db.settings.saveAppInfo(demo.appInfo);

  for (const language of demo.languages) {
    if (!(await db.languages.findById(language.id))) await db.languages.insert(language);
    if (language.default) await db.languages.makeDefault(language.id);
  }
  const reasons = await db.cancelReasons.all();
  for (const [index, reason] of demoCancelReasons.entries()) {
    const id = `demo-${index}`;
    if (!reasons.some((stored) => stored.id === id))
      await db.cancelReasons.add({ id, ...inDemoLanguages(reason, 'label') });
  }
  for (const { record, picture } of demo.carTypes) {
    const contents = await readFile(join(PICTURES, `${picture}.png`));
    await images.put(pictureKey(picture), { contents, contentType: 'image/png' });
    await db.images.addKept(pictureKey(picture), 'cartype', clock.now());
    if (!(await db.carTypes.findById(record.id))) await db.carTypes.insert(record);
  }
  for (const promo of demo.promos) if (!(await db.promos.findById(promo.id))) await db.promos.insert(promo);
}

async function storePeople(
  { people, bookings, payments, entries }: Demo,
  { db, images, clock }: Services,
): Promise<void> {
  for (const { licenseImage } of people.drivers) {
    if (!licenseImage) continue;
    await images.put(licenseImage, { contents: await drawLicense(), contentType: 'image/webp' });
    await db.images.addKept(licenseImage, 'license', clock.now());
  }
  await insertMissing(db.bookings, bookings);
  await insertMissing(db.payments, payments);
  // The admin first: this account reveals an interrupted seeding.
  await insertMissing(db.users, [
    ...people.admins,
    ...people.fleetAdmins,
    ...people.drivers,
    ...people.riders,
  ]);
  await db.wallets.insertHistory(entries);
}

/** Repeating it changes nothing. */
async function storeShift({ shift: { from, periods, tracks } }: Demo, { db }: Services): Promise<void> {
  if ((await db.shiftPeriods.between(from, from + 1)).length > 0) return;
  await db.driverTracks.add(tracks);
  // The first period comes last, because its presence means that all of them are there.
  for (const period of periods.toReversed()) await db.shiftPeriods.add(period);
}

interface Inserts<T> {
  findMany(ids: readonly string[]): Promise<{ id: string }[]>;
  insertMany(records: readonly T[]): Promise<void>;
}

async function insertMissing<T extends { id: string }>(
  repository: Inserts<T>,
  records: readonly T[],
): Promise<void> {
  const there = new Set((await repository.findMany(records.map(({ id }) => id))).map(({ id }) => id));
  const missing = records.filter(({ id }) => !there.has(id));
  if (missing.length > 0) await repository.insertMany(missing);
}

/** Sets one password for the four demo accounts; the demo's other users cannot sign in. */
async function setPasswords(password: string, { db }: Services): Promise<void> {
  const passwordHash = await hashPassword(password);
  for (const email of [demoEmails.rider, demoEmails.driver, demoEmails.fleetadmin, demoEmails.admin]) {
    const user = await db.users.findByProven('email', email);
    if (user) await db.credentials.setPasswordHash(user.id, passwordHash);
  }
}

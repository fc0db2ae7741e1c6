import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { answerOf, type newcomer, type Place } from '../people.js';
import { randomInt } from '../random.js';

type Newcomer = Awaited<ReturnType<typeof newcomer>>;

/** Who acts in the tests of live pages: through the API, while other pages of theirs are open. */
export interface Scene {
  admin: APIRequestContext;
  rider: Newcomer;
  driver: Newcomer;
  /** The driver's first name. */
  driverName: string;
  /** Where the rider and the driver are: far from all other drivers. */
  at: Place;
}

/** A page that shows a change by someone else, or on another device, without a reload. */
export interface LiveRow {
  /** Its path in the app's tables. */
  path: string;
  /** The address to open, if the path does not lead there. It may prepare what the page shows. */
  at?: (scene: Scene) => Promise<string>;
  /**
   * Makes a change through the API. Returns what the page shows from then on and did not before; nothing if
   * the text of the page just has to be another one.
   */
  change: (scene: Scene) => Promise<string | RegExp | undefined>;
  /** Takes back what would disturb other tests. */
  restore?: (scene: Scene) => Promise<unknown>;
}

/** Pages that no event refreshes, each with the reason. */
export type WithoutRow = Readonly<Record<string, string>>;

/** A word that nothing else contains, of letters only: names have no digits. */
export const aWord = (): string =>
  `Live${randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;

/** Around the corner: the end of such a short trip is believed immediately. */
const cornerOf = ({ at: { latitude, longitude } }: Scene) => ({ lat: latitude + 0.001, lng: longitude });

export const post = async (by: APIRequestContext, path: string, data: object = {}) =>
  answerOf(await by.post(`/api/${path}`, { data }));
export const put = async (by: APIRequestContext, path: string, data: object) =>
  answerOf(await by.put(`/api/${path}`, { data }));
export const get = async (by: APIRequestContext, path: string) => answerOf(await by.get(`/api/${path}`));
export const remove = async (by: APIRequestContext, path: string) =>
  answerOf(await by.delete(`/api/${path}`));

/** Where the people of a scene are, under an address. */
export const pickupOf = ({ at: { latitude, longitude } }: Scene, add: string) => ({
  lat: latitude,
  lng: longitude,
  add,
});

/** A trip of the scene's rider. */
export function book(scene: Scene, more: object = {}): Promise<{ id: string; reference: string }> {
  const data = {
    pickup: pickupOf(scene, 'City Hall'),
    drop: { ...cornerOf(scene), add: 'North Gate' },
    carType: 'Economy',
    ...more,
  };
  return post(scene.rider.context.request, 'bookings', data);
}

/** Steps of a trip by the scene's driver. */
export async function drive(scene: Scene, id: string, ...steps: readonly string[]): Promise<void> {
  for (const step of steps) {
    const data = step === 'reach' ? cornerOf(scene) : step === 'pay' ? { payment_mode: 'cash' } : {};
    await post(scene.driver.context.request, `bookings/${id}/${step}`, data);
  }
}

export const cancel = ({ rider }: Scene, id: string) =>
  post(rider.context.request, `bookings/${id}/cancel`, { reason: 'Over' });

/** A trip of the scene that is driven, but not paid. Returns its id. */
export async function driven(scene: Scene): Promise<string> {
  const { id } = await book(scene);
  await drive(scene, id, 'accept', 'arrive', 'start', 'reach');
  return id;
}

/** Credits a wallet. Returns the amount as pages show it. */
export async function credit({ admin }: Scene, uid: string): Promise<string> {
  const amount = randomInt(500, 1_400) / 100;
  await post(admin, 'wallet/credits', { uid, amount });
  return `$${amount.toFixed(2)}`;
}

/** Adds a car type. Returns its name. */
export async function addCarType({ admin }: Scene): Promise<string> {
  const name = aWord();
  const [{ id: _id, createdAt: _at, ...like }] = await get(admin, 'cartypes');
  const { id } = await post(admin, 'cartypes', { ...like, name });
  added.push(id);
  return name;
}
const added: string[] = [];

/** Removes the car types added so far. */
export async function removeCarTypes({ admin }: Scene): Promise<void> {
  for (const id of added.splice(0)) await remove(admin, `cartypes/${id}`);
}

/** Links to the company's page at a social network, which the site's footer shows. */
export async function linkTwitter({ admin }: Scene): Promise<string> {
  const TwitterHandle = `https://x.example/${aWord()}`;
  await put(admin, 'appinfo', { TwitterHandle });
  return TwitterHandle;
}
/** Links to the page of the demo again, which other tests look for. */
export const unlinkTwitter = ({ admin }: Scene) =>
  put(admin, 'appinfo', { TwitterHandle: 'https://twitter.example/wayfare' });

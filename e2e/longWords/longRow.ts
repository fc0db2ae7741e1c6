import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import type { CleanUp } from '../cleanUp.js';
import { post, put } from '../live/liveRow.js';
import { newcomer, type Place, signedIn } from '../people.js';
import { desktop, phone } from '../screens.js';

/** A word of 60 letters, as in the names of some places and people. */
export const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochau';

/** Who has the long word in each of their fields, and who looks at it. */
export interface LongScene {
  browser: Browser;
  cleanUp: CleanUp;
  /** The demo's admin. */
  admin: BrowserContext;
  office: APIRequestContext;
  rider: { id: string; request: APIRequestContext };
  driver: { id: string; request: APIRequestContext };
  /** Where the rider and the driver are: far from all other drivers. */
  at: Place;
}

/** A page of the panel with the long word in what people have entered. */
export interface LongRow {
  /** Its path in the panel's tables. */
  path: string;
  /** Makes what the page shows. Returns the address to open. */
  at: (scene: LongScene) => Promise<string>;
  /** Who looks, if it is not the demo's admin. */
  as?: (scene: LongScene) => Promise<BrowserContext>;
  /** Enters the long word in the page, or looks for it there. */
  enter?: (page: Page, scene: LongScene) => Promise<void>;
}

/** Pages that show nothing that people have entered, each with the reason. */
export type WithoutLongWord = Readonly<Record<string, string>>;

/** A rider and a driver with the long word in their names and in all that is known about the driver. */
export async function newLongScene(browser: Browser, cleanUp: CleanUp, at: Place): Promise<LongScene> {
  const who = { firstName: LONG, viewport: phone, at };
  const rider = await newcomer(browser, 'rider', who);
  cleanUp.remove(`riders/${rider.id}`);
  const driver = await newcomer(browser, 'driver', who);
  cleanUp.remove(`drivers/${driver.id}`);
  const admin = await signedIn(browser, 'admin', desktop);
  const office = admin.request;
  const vehicle = { vehicleMake: LONG, vehicleModel: LONG, vehicleColor: LONG, vehicleNumber: LONG };
  const bank = { bankName: LONG, bankCode: LONG, bankAccount: LONG };
  await put(office, `riders/${rider.id}`, { lastName: LONG });
  await put(office, `drivers/${driver.id}`, { lastName: LONG, other_info: LONG, ...vehicle, ...bank });
  return {
    browser,
    cleanUp,
    admin,
    office,
    rider: { id: rider.id, request: rider.context.request },
    driver: { id: driver.id, request: driver.context.request },
    at,
  };
}

/** The place of a scene, or one some kilometers away, at an address of long words. */
const placeOf = ({ at: { latitude, longitude } }: LongScene, far = 0) => ({
  lat: latitude + far,
  lng: longitude,
  add: `${LONG}, ${LONG}`,
});

/** A trip of the scene's rider, which is canceled after the test. */
export async function bookLong(scene: LongScene, more: object = {}): Promise<Trip> {
  const trip = await post(scene.rider.request, 'bookings', {
    pickup: placeOf(scene),
    drop: placeOf(scene, 0.05),
    stops: [placeOf(scene, 0.02)],
    carType: 'Economy',
    payment_mode: 'cash',
    pickUpInstructions: LONG,
    ...more,
  });
  scene.cleanUp.cancel(trip.id);
  return trip;
}
type Trip = { id: string; reference: string };

/** Steps of the scene's driver. The trip ends where it began. */
export async function driveLong(
  { driver, at }: LongScene,
  { id }: Pick<Trip, 'id'>,
  ...steps: string[]
): Promise<void> {
  for (const step of steps) {
    const end = { lat: at.latitude, lng: at.longitude };
    const data = step === 'reach' ? end : step === 'pay' ? { payment_mode: 'cash' } : {};
    await post(driver.request, `bookings/${id}/${step}`, data);
  }
}

/** Adds a record by the office, which is deleted after the test. Returns its id. */
export async function addLong({ office, cleanUp }: LongScene, list: string, data: object): Promise<string> {
  const { id } = await post(office, list, data);
  cleanUp.remove(`${list}/${id}`);
  return id;
}

/** What is made once for a scene. */
export function oncePerScene<Made>(make: (scene: LongScene) => Promise<Made>) {
  const made = new WeakMap<LongScene, Promise<Made>>();
  return (scene: LongScene): Promise<Made> => {
    const before = made.get(scene) ?? make(scene);
    made.set(scene, before);
    return before;
  };
}

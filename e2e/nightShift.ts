import { randomUUID } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import { aPicture, answerOf, NEWCOMER_PASSWORD } from './people.js';
import { randomInt } from './random.js';

/** The demo has no drivers here, and the suggestions know it. */
const BISMARCK = { lat: 46.80833, lng: -100.78374 };
/** How many requests of a kind run at the same time. */
const AT_ONCE = 8;
/** Numbers of this country's stories, which nobody has. */
const newMobile = () => `+1555${String(randomInt(10_000_000)).padStart(7, '0')}`;

/** A driver of the night, whose requests come from an address of their own. */
export interface NightDriver {
  id: string;
  api: APIRequestContext;
}

/** Works through items with a few of them at a time. */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++)
      results[index] = await work(items[index] as Item, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

/** A call: the caller is found or added by their number, and a trip is booked for them. Returns the trip. */
export async function takeCall(staff: APIRequestContext, firstName: string, mobile = newMobile()) {
  const guest = { mobile, firstName, lastName: '' };
  const customer = (await answerOf(await staff.post('/api/desk/guests', { data: guest }))).id as string;
  const { lat, lng } = BISMARCK;
  const data = {
    customer,
    pickup: { lat, lng, add: 'Main Avenue' },
    // Around the corner: the end of such a short trip is believed immediately.
    drop: { lat: lat + 0.001, lng, add: 'Rosser Avenue' },
    carType: 'Economy',
    payment_mode: 'cash',
  };
  const { id } = await answerOf(await staff.post('/api/bookings', { data }));
  return { id: id as string, customer, mobile };
}

/** Signs a driver up, approves them, and brings them online in the city. */
export async function startDriver(
  staff: APIRequestContext,
  names: { firstName: string; lastName: string },
  baseURL: string,
): Promise<NightDriver> {
  const address = ['10', randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
  const api = await request.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': address } });
  const [email, password] = [`${randomUUID()}@wayfare.example`, NEWCOMER_PASSWORD];
  const multipart = { image: aPicture };
  const { reference } = await answerOf(await api.post('/api/license_images', { multipart }));
  const regData = {
    usertype: 'driver',
    ...names,
    email,
    mobile: newMobile(),
    password,
    licenseImage: reference,
  };
  const id = (await answerOf(await api.post('/api/user_signup', { data: { regData } }))).uid;
  const vehicle = { vehicleMake: 'Kia', vehicleModel: 'Niro', vehicleNumber: 'NIGHT 1' };
  const data = { approved: true, driverActiveStatus: true, carType: 'Economy', ...vehicle };
  await answerOf(await staff.put(`/api/drivers/${id}`, { data }));
  await answerOf(await api.post('/api/auth/login', { data: { email, password } }));
  await answerOf(await api.put('/api/drivers/me/location', { data: BISMARCK }));
  return { id, api };
}

/** Staff give a waiting trip to a driver, who drives it until the given step. */
export async function drive(
  staff: APIRequestContext,
  { id: driver, api }: NightDriver,
  trip: string,
  until: 'start' | 'pay',
): Promise<void> {
  const seen = { driver, from: null, overrides: 0 };
  await answerOf(await staff.post(`/api/bookings/${trip}/override`, { data: seen }));
  const bodies = {
    accept: {},
    arrive: {},
    start: {},
    reach: { lat: BISMARCK.lat + 0.001, lng: BISMARCK.lng },
    pay: { payment_mode: 'cash' },
  };
  for (const [step, data] of Object.entries(bodies)) {
    await answerOf(await api.post(`/api/bookings/${trip}/${step}`, { data }));
    if (step === until) return;
  }
}

import { createWayfareClient, formBody, listQuery, type WayfareClient } from '@wayfare/client';
import { answerOf, answerUnless, Refused } from '../calls/call.js';
import { MOST } from '../options.js';
import type { Surroundings } from '../surroundings.js';
import { picture } from './picture.js';
import type { Person } from './person.js';
import { signIn, type SignedIn } from './signIn.js';

/** A driver's vehicle. */
export interface Vehicle {
  carType: string;
  vehicleMake: string;
  vehicleModel: string;
  vehicleNumber: string;
}

/**
 * Signs a person in. One without an account signs up first, and an admin approves a driver whom the settings
 * do not.
 * @throws Refused
 */
export async function openAccount(
  person: Person,
  vehicle: Vehicle | null,
  around: Surroundings,
): Promise<SignedIn & { uid: string }> {
  const fetch = around.fetchAs(person.address);
  const parts = { url: around.options.url, clock: around.clock, fetch };
  const entered = await signedInOr(person, parts, async (problem) => {
    if (problem === 'login_error')
      await signUp(person, vehicle, createWayfareClient({ url: parts.url, fetch }));
    if (person.role === 'driver') await approve(person.email, around.admin.client);
  });
  const me = await answerOf(entered.client.GET('/api/auth/me'));
  // A driver whose sign-up was interrupted can sign in, but not drive.
  if (me.approved === false) await approve(person.email, around.admin.client);
  return { ...entered, uid: me.id as string };
}

/** Signs in; what keeps a person from it is tried to be settled once. */
async function signedInOr(
  person: Person,
  parts: Parameters<typeof signIn>[1],
  settle: (problem: string) => Promise<void>,
): Promise<SignedIn> {
  try {
    return await signIn(person, parts);
  } catch (error) {
    if (!(error instanceof Refused) || !['login_error', 'require_approval'].includes(error.key)) throw error;
    await settle(error.key);
    return signIn(person, parts);
  }
}

async function signUp(person: Person, vehicle: Vehicle | null, visitor: WayfareClient): Promise<void> {
  const { role: usertype, firstName, lastName, email, mobile, password } = person;
  const regData = { usertype, firstName, lastName, email, mobile, password };
  const driver = vehicle && { ...vehicle, licenseImage: await storedLicense(visitor) };
  const call = visitor.POST('/api/user_signup', { body: { regData: { ...regData, ...driver } } });
  // Another simulation of the same people may have been faster.
  await answerUnless(['user_exists'], call);
}

async function storedLicense(visitor: WayfareClient): Promise<string> {
  const body = { image: new Blob([picture()], { type: 'image/png' }) };
  const stored = await answerOf(visitor.POST('/api/license_images', { body, bodySerializer: formBody }));
  return stored.reference;
}

/** Approves the driver with exactly this address; does nothing if the driver is approved. */
async function approve(email: string, admin: WayfareClient): Promise<void> {
  // The search also finds others whose words begin alike: 1 begins each phone number of the simulation.
  const query = listQuery({ filter: { q: email, approved: false }, range: [0, MOST.drivers - 1] });
  const waiting = await answerOf(admin.GET('/api/drivers', { params: { query } }));
  const id = waiting.find((driver) => driver.email === email)?.id;
  if (!id) return;
  await answerOf(admin.PUT('/api/drivers/{id}', { params: { path: { id } }, body: { approved: true } }));
}

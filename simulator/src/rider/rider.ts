import type { Place, Random } from '@wayfare/shared';
import { personOf } from '../account/person.js';
import { openAccount } from '../account/openAccount.js';
import { answerOf, answerUnless } from '../calls/call.js';
import { type Live, openLive } from '../live.js';
import type { SignedIn } from '../account/signIn.js';
import type { Surroundings } from '../surroundings.js';
import { type RiderHabits, riderHabits } from './habits.js';

/** The starting credit of a rider who pays from the wallet. */
const CREDIT = 500;
const CREDIT_TRIES = 5;

/** A rider with an account and a live connection. */
export interface Rider extends SignedIn {
  uid: string;
  habits: RiderHabits;
  random: Random;
  live: Live;
  /** Where the rider is. */
  place: Place;
  fetch: (request: Request) => Promise<Response>;
}

/** Opens a rider's account. Riders who pay from the wallet get credit from the admin, once. */
export async function openRider(index: number, random: Random, around: Surroundings): Promise<Rider> {
  const { options, city, business } = around;
  const person = personOf('rider', index, options, random);
  const habits = riderHabits(city.places, business.takesCards, random);
  if (business.category === 'delivery') habits.payment = 'card';
  const account = await openAccount(person, null, around);
  if (habits.payment === 'wallet') await credit(account.uid, around);
  const live = openLive({ url: options.url, address: person.address, token: account.token }, around);
  return {
    ...account,
    habits,
    random,
    live,
    place: habits.home,
    fetch: around.fetchAs(person.address),
  };
}

async function credit(uid: string, { admin }: Surroundings): Promise<void> {
  // The same key for each simulation of the day: repeated runs do not pile up credit.
  const params = { header: { 'Idempotency-Key': `simulated-credit-${uid}` } };
  const post = () => admin.client.POST('/api/wallet/credits', { params, body: { uid, amount: CREDIT } });
  // In a fast city, a proof of identity is soon too old again.
  for (let tries = 1; tries < CREDIT_TRIES; tries += 1) {
    if (await answerUnless(['reauthentication_required'], post())) return;
    await admin.stepUp();
  }
  await answerOf(post());
}

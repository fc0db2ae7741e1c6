import type { LatLng, Random } from '@wayfare/shared';
import { openAccount } from '../account/openAccount.js';
import { personOf } from '../account/person.js';
import type { SignedIn } from '../account/signIn.js';
import { answerOf } from '../calls/call.js';
import { type Live, openLive } from '../live.js';
import type { Surroundings } from '../surroundings.js';
import { type DriverHabits, driverHabits } from './habits.js';

const VEHICLES = [
  ['Toyota', 'Camry'],
  ['Toyota', 'Prius'],
  ['Honda', 'Accord'],
  ['Hyundai', 'Ioniq 5'],
  ['Nissan', 'Rogue'],
  ['Tesla', 'Model Y'],
] as const;

/** A driver with an account and a live connection. */
export interface Driver extends SignedIn {
  uid: string;
  habits: DriverHabits;
  random: Random;
  live: Live;
  /** Where the vehicle is. */
  place: LatLng;
}

/** Opens a driver's account. The vehicle is where an earlier simulation left it. */
export async function openDriver(index: number, random: Random, around: Surroundings): Promise<Driver> {
  const { options, city, business } = around;
  const person = personOf('driver', index, options, random);
  const habits = driverHabits(index, random);
  const [vehicleMake, vehicleModel] = random.pick(VEHICLES);
  const carType = business.carTypes[index % business.carTypes.length] as string;
  const vehicleNumber = `SIM ${options.seed}-${index + 1}`.slice(0, 20);
  const account = await openAccount(person, { carType, vehicleMake, vehicleModel, vehicleNumber }, around);
  const start = random.pick(city.places);
  const me = await answerOf(account.client.GET('/api/auth/me'));
  const { lat, lng } = me.location ?? start;
  const live = openLive({ url: options.url, address: person.address, token: account.token }, around);
  return { ...account, habits, random, live, place: { lat, lng } };
}

import type { SignedIn } from './account/signIn.js';
import type { CallLog } from './calls/callLog.js';
import type { City } from './city/findCity.js';
import type { CityClock } from './clock.js';
import type { Options } from './options.js';
import type { TripLog } from './report/tripLog.js';

/** The surroundings that all simulated people share. */
export interface Surroundings {
  options: Pick<Options, 'url' | 'seed' | 'secret'>;
  clock: CityClock;
  calls: CallLog;
  trips: TripLog;
  city: City;
  /** Signed in as the admin of the options. */
  admin: SignedIn;
  /** Sends requests for a person, as from an address. */
  fetchAs(address: string): (request: Request) => Promise<Response>;
  business: Business;
  /**
   * Codes that riders and recipients give to drivers in person. At the pickup, by booking: the start code,
   * empty without one; null if the rider does not come. At a parcel's handover, by door (`doorOf`): its code.
   */
  sharedCodes: Map<string, string | null>;
}

/** The facts about the business that simulated people know. */
export interface Business {
  category: 'taxi' | 'delivery';
  carTypes: string[];
  /** Whether the sandbox provider takes card payments. */
  takesCards: boolean;
  timeZone: string;
}

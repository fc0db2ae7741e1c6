import { book, startOnStreet } from './bookModel.js';
import {
  type Answer,
  type Business,
  type Command,
  driverOf,
  FLEET_DRIVERS,
  MINUTE_MS,
  type Who,
} from './business.js';
import { end } from './cancelModel.js';
import { enterSeries, skipDay } from './seriesModel.js';
import { payFromWallets, step } from './tripSteps.js';
import { credit, payWaitingFees, withdraw } from './walletModel.js';

/** Which roles may send each command. */
const doors: Record<Command['name'], readonly Who['role'][]> = {
  book: ['rider', 'admin'],
  street: ['driver'],
  series: ['admin'],
  // The passenger has a link, and needs no account.
  skip: ['admin', 'anonymous'],
  accept: ['driver'],
  decline: ['driver'],
  arrive: ['driver'],
  start: ['driver'],
  stop: ['driver'],
  reach: ['driver'],
  tryToReach: ['driver'],
  noShow: ['driver'],
  dispute: ['rider'],
  decide: ['admin'],
  pay: ['rider', 'driver'],
  complete: ['rider', 'driver', 'admin'],
  cancel: ['rider', 'driver', 'admin', 'fleetadmin'],
  rate: ['rider', 'driver'],
  assign: ['admin', 'fleetadmin'],
  change: ['rider', 'driver', 'admin', 'fleetadmin'],
  hours: ['rider', 'driver', 'admin', 'fleetadmin'],
  extra: ['rider', 'driver', 'admin', 'fleetadmin'],
  callOff: ['admin'],
  credit: ['admin'],
  withdraw: ['driver', 'rider'],
  process: ['admin'],
  online: ['driver'],
  set: ['admin'],
};

/** Applies a command to the model and returns the expected HTTP status. */
export function carryOut(business: Business, command: Command): Answer {
  const answer = obey(business, command);
  payWaitingFees(business);
  return answer;
}

function obey(business: Business, command: Command): Answer {
  const { by } = command;
  if (!doors[command.name].includes(by.role)) return by.role === 'anonymous' ? 401 : 403;
  switch (command.name) {
    case 'book':
      return book(business, command);
    case 'street':
      return startOnStreet(business, by);
    case 'series':
      return enterSeries(business, command);
    case 'skip':
      return skipDay(business, command);
    case 'credit':
      return credit(business, command);
    case 'withdraw':
      return withdraw(business, command);
    case 'process': {
      const request = business.withdraws[command.withdraw];
      if (!request) return 404;
      request.processed = true;
      return 200;
    }
    case 'online':
      driverOf(business, by).isActive = command.isActive;
      return 200;
    case 'set':
      Object.assign(business.settings, command.change);
      return 200;
    default: {
      const trip = business.trips[command.trip];
      if (!trip) return 404;
      // Fleets decide about their own callers' trips only, and see no others but those of their drivers.
      if (by.role === 'fleetadmin') return isOfFleet(trip.driver) ? 403 : 404;
      return step(business, trip, command);
    }
  }
}

/** Whether a trip is of a driver of the fleet: the first two drivers are. */
const isOfFleet = (driver: number | null): boolean => driver !== null && driver < FLEET_DRIVERS;

/** Lets time pass and does the due work: a trip that no driver accepts within half an hour is canceled. */
export function passTime(business: Business, ms: number): void {
  business.now += ms;
  for (const trip of business.trips) {
    const waitsSince = Math.max(trip.tripdate, trip.waitingSince);
    if (trip.status === 'NEW' && waitsSince < business.now - 30 * MINUTE_MS) end(business, trip, 'system');
  }
  payFromWallets(business);
  payWaitingFees(business);
}

import type { Services } from '../process/services.js';
import type { OwnTripsServices } from '../trips/services.js';
import type { OfficeRepositories } from './repositories.js';

/** Watches over trips, money, and people. */
export interface OwnOfficeServices extends OwnTripsServices {
  db: OwnTripsServices['db'] & OfficeRepositories;
}

export type OfficeServices = Services;

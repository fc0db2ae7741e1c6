import type { TripsServices } from '../trips/services.js';
import type { OfficeRepositories } from './repositories.js';

/** Watches over trips, money, and people. */
export interface OfficeServices extends TripsServices {
  db: TripsServices['db'] & OfficeRepositories;
}

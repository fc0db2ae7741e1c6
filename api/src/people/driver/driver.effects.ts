import type { CarriedEffect } from '../../platform/effects/effect.js';
import type { PeopleServices } from '../services.js';
import { freeDriver } from './freeDriver.js';

/** Effects on the driver of a trip. */
export const driverEffects = {
  freeDriver: (
    { id }: { id: string },
    { data: { driver, ...trip } }: CarriedEffect<{ driver: string; awaitsPayment?: boolean }>,
    services: PeopleServices,
  ) => freeDriver(driver, id, trip, services),
};

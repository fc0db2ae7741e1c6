import * as money from '../money/index.js';
import * as office from '../office/index.js';
import * as people from '../people/index.js';
import * as trips from '../trips/index.js';
import type { Services } from './services.js';

/** Converts what earlier versions stored, area by area from bottom to top. Safe to repeat at every start. */
export async function migrateData(services: Services): Promise<void> {
  for (const migrate of [
    ...people.migrations,
    ...money.migrations,
    ...trips.migrations,
    ...office.migrations,
  ])
    await migrate(services);
}

import * as messages from '../messages/index.js';
import * as money from '../money/index.js';
import * as office from '../office/index.js';
import * as people from '../people/index.js';
import * as trips from '../trips/index.js';
import type { EffectHandlers } from '../trips/booking/effects/effectHandler.js';
import type { Services } from './services.js';

/**
 * Which area carries out each kind of effect of a booking; the compiler requires a handler for each. Bookings
 * reach them through the services, so that no entity has to import those that work with its records.
 */
export const effectHandlers: EffectHandlers<Services> = {
  ...messages.effects,
  ...people.effects,
  ...money.effects,
  ...trips.effects,
  ...office.effects,
};

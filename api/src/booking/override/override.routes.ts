import { overrideInputSchema, recallInputSchema, widenInputSchema } from '@wayfare/shared';
import { bookingStep as step } from '../bookingStep.js';
import { overrideDriver } from './overrideDriver.js';
import { recallDriver } from './recallDriver.js';
import { widenSearch } from './widenSearch.js';

/** What dispatchers decide past auto dispatch, until the trip starts. */
export const overrideOperations = [
  step(
    'override',
    'Offer a trip to one driver while auto dispatch keeps running; a driver who has accepted it loses it',
    ['admin'],
    overrideInputSchema,
    overrideDriver,
    { id: 'overrideDriver', permission: 'dispatch' },
  ),
  step(
    'recall',
    'Take a trip, or the offers of it, back from the driver before it starts; dispatch then asks others',
    ['admin'],
    recallInputSchema,
    recallDriver,
    { id: 'recallDriver', permission: 'dispatch' },
  ),
  step(
    'widen',
    'Search twice as far for the driver of a trip, up to eight times the radius in the settings',
    ['admin'],
    widenInputSchema,
    widenSearch,
    { id: 'widenSearch', permission: 'dispatch' },
  ),
];

import type { EffectHandlers as HandlersOf } from '../../../platform/effects/effect.js';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import type { BookingEffects, EffectKind } from './effect.js';

/**
 * One handler for each kind of effect of a booking. Each entity provides those of the effects that change its
 * own records.
 */
export type EffectHandlers<Available = TripsServices> = HandlersOf<BookingEffects, StoredBooking, Available>;

/** Carries out one effect of a booking. Repeating it changes nothing. */
export type EffectHandler<Kind extends EffectKind> = EffectHandlers[Kind];

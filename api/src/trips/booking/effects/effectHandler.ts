import type { Services } from '../../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import type { EffectKind, EffectOf } from './effect.js';

/** Carries out one effect of a booking. Repeating it changes nothing. */
export type EffectHandler<Kind extends EffectKind> = (
  booking: StoredBooking,
  effect: EffectOf<Kind>,
  services: Services,
) => Promise<void>;

/** One handler for each kind of effect. Each entity provides those of the effects that change its own records. */
export type EffectHandlers = { readonly [Kind in EffectKind]: EffectHandler<Kind> };

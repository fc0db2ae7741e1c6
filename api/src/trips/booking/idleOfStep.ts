import type { Actor, CancelInput, ReachInput } from '@wayfare/shared';
import type { TripsServices } from '../services.js';

/** The fields of the end of a trip, or of one of its stops, without an effect: a ride hands nothing over. */
export const idleOfEnd = (
  { handover_code: code }: ReachInput,
  { services: { config } }: { services: Pick<TripsServices, 'config'> },
): string[] => (code && config.APP_CATEGORY === 'taxi' ? ['handover_code'] : []);

/**
 * The fields of a cancellation without an effect: the role is sent with it (rule 4.26), but it is the one of
 * the user who cancels.
 */
export const idleOfCancellation = (
  { cancelledBy }: CancelInput,
  { actor }: { actor: Pick<Actor, 'usertype'> },
): string[] => (cancelledBy && cancelledBy !== actor.usertype ? ['cancelledBy'] : []);

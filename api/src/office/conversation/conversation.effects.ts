import type { EffectHandlers } from '../../trips/booking/effects/effectHandler.js';
import type { OfficeServices } from '../services.js';
import { writeMessage } from './writeMessage.js';
import type { Correspondent } from './findCorrespondent.js';

/** Effects that write into conversations. */
export const conversationEffects = {
  async writeToOffice(booking, { data: { user: uid, id, message } }, services) {
    const user = await services.db.users.findById(uid);
    // An account that has been deleted has no conversation.
    if (user?.usertype !== 'rider' && user?.usertype !== 'driver') return;
    const actor = { uid, usertype: user.usertype };
    await writeMessage(actor, user as Correspondent, { id, message, booking: booking.id }, services);
  },
} satisfies Partial<EffectHandlers<OfficeServices>>;

import { type Actor, conflict, type LostItemAnswer } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { findDrivenBooking } from '../findBooking.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { notifyRider } from '../notifyRider.js';
import { amend } from '../transition.js';
import { officeMessage } from './officeMessage.js';

/**
 * Records the driver's answer whether a lost item was found. A driver who looks again may change "not found"
 * to "found"; no other change is allowed. The rider is notified, and the office reads it in the driver's
 * conversation.
 * @throws lost_item_answered (409) for another answer after "found"; wrong_state (409) if nothing was
 *   reported
 */
export async function answerLostItem(
  actor: Actor,
  id: string,
  answer: LostItemAnswer,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findDrivenBooking(actor, id, services);
  const { lostItem } = booking;
  if (!lostItem) throw conflict();
  if (lostItem.answer === answer) return booking;
  if (lostItem.answer === 'found') throw conflict('lost_item_answered');
  const isFound = answer === 'found';
  const toOffice = await officeMessage(
    { user: actor.uid, key: `lost:office:${answer}`, booking },
    isFound ? 'lost_item_found_to_office' : 'lost_item_not_found_to_office',
    { item: lostItem.description },
    services,
  );
  return amend(
    booking,
    { lostItem: { ...lostItem, answer, answeredAt: services.clock.now() } },
    {
      effects: [
        notifyRider(
          booking,
          `lost:${answer}`,
          'notice_lost_item_answer_title',
          isFound ? 'notice_lost_item_found_body' : 'notice_lost_item_not_found_body',
        ),
        toOffice,
      ],
    },
    services,
  );
}

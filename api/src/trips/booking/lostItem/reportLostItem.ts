import { type Actor, canReportLostItem, conflict, type LostItemInput } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { findOwnBooking } from '../findBooking.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { amend } from '../transition.js';
import { officeMessage } from './officeMessage.js';

/**
 * Records the rider's report of an item left in the car, once per trip. The driver is notified; the office
 * reads it in the rider's conversation, with the phone number, which is stored nowhere else.
 * @throws lost_item_reported (409) for a second, different report; wrong_state (409) before the end of the
 *   trip, and `lostItemDays` after it
 */
export async function reportLostItem(
  actor: Actor,
  id: string,
  { description, phone }: LostItemInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const { db, clock } = services;
  const booking = await findOwnBooking(actor, id, services);
  if (booking.lostItem?.description === description) return booking;
  if (booking.lostItem) throw conflict('lost_item_reported');
  const { lostItemDays } = await db.settings.settings();
  if (!booking.driver || !canReportLostItem(booking, clock.now(), lostItemDays)) throw conflict();
  const toOffice = await officeMessage(
    { user: actor.uid, key: 'lost:office', booking },
    phone ? 'lost_item_to_office_phone' : 'lost_item_to_office',
    { item: description, phone: phone ?? '' },
    services,
  );
  return amend(
    booking,
    { lostItem: { description, reportedAt: clock.now() } },
    {
      effects: [
        {
          key: 'lost:driver',
          kind: 'notify',
          data: {
            to: booking.driver,
            title: 'notice_lost_item_title',
            body: 'notice_lost_item_body',
            screen: 'DriverTrips',
            params: { bookingId: id },
          },
        },
        toOffice,
      ],
    },
    services,
  );
}

import type { OfficeAction } from '@wayfare/shared';
import type { TripNotice } from '../../../messages/notification/tripNotice.js';
import type { Effect } from '../effects/effect.js';
import { notifyRider } from '../notifyRider.js';
import type { StoredBooking } from '../store/storedBooking.js';

type Text = Pick<TripNotice, 'title' | 'body'>;

/** What rider and driver read about an act of the office. A cancellation has its own notices. */
const texts: Readonly<Record<Exclude<OfficeAction, 'cancel'>, Record<'rider' | 'driver', Text>>> = {
  end: {
    rider: { title: 'notice_office_end_title', body: 'notice_office_end_body' },
    driver: { title: 'notice_office_end_title', body: 'notice_office_end_driver_body' },
  },
  cash: {
    rider: { title: 'notice_office_cash_title', body: 'notice_office_cash_body' },
    driver: { title: 'notice_office_cash_title', body: 'notice_office_cash_driver_body' },
  },
  writeOff: {
    rider: { title: 'notice_office_write_off_title', body: 'notice_office_write_off_body' },
    driver: { title: 'notice_office_write_off_title', body: 'notice_office_write_off_driver_body' },
  },
};

/** The effects that notify both parties of an act of the office. */
export function officeNotices(booking: StoredBooking, action: OfficeAction): Effect[] {
  if (action === 'cancel') return [];
  const { rider, driver } = texts[action];
  const key = `office:${action}`;
  return [
    notifyRider(booking, key, rider.title, rider.body),
    ...(booking.driver
      ? [
          {
            key: `${key}:driver`,
            kind: 'notify',
            data: {
              ...driver,
              to: booking.driver,
              screen: 'DriverTrips',
              params: { bookingId: booking.id },
            },
          } as const,
        ]
      : []),
  ];
}

import {
  driverPostings,
  earningCut,
  heldPostings,
  isBelieved,
  isWrittenOff,
  raisePostings,
} from '@wayfare/shared';
import { EARNINGS_EFFECT } from '../store/earningRows.js';
import type { StoredBooking } from '../store/storedBooking.js';
import type { Effect } from '../effects/effect.js';

/** The amounts a settled trip's postings are computed from. */
type Settled = Pick<
  StoredBooking,
  | 'id'
  | 'driver'
  | 'customer'
  | 'driver_share'
  | 'raise'
  | 'cashPaymentAmount'
  | 'endTime'
  | 'heldMoney'
  | 'doubts'
  | 'fareReview'
  | 'officeActs'
>;

/** The effect that grants the referral bonuses that a trip earns. */
export const bonusEffect = ({ customer, driver }: Pick<Settled, 'customer' | 'driver'>): Effect => ({
  key: 'paid:referral',
  kind: 'earnBonus',
  data: { users: driver ? [customer, driver] : [customer] },
});

/**
 * The effects of a paid trip: free the driver, credit the driver's share and the raise and debit the cash,
 * count earnings, grant a referral bonus if the trip is believed, notify both parties, and mail the rider a
 * receipt (rules 4.16 to 4.20).
 */
export function paidEffects(booking: Settled, { timeZone }: { timeZone: string }): Effect[] {
  const { driver, endTime } = booking;
  if (!driver) return [];
  return [
    { key: 'paid:free', kind: 'freeDriver', data: { driver } },
    {
      key: 'paid:wallet',
      kind: 'payDriver',
      data: {
        uid: driver,
        postings: [...driverPostings(booking), ...raisePostings(booking), ...heldPostings(booking)],
      },
    },
    // Month and day are fixed here, even if the settings change later.
    ...(endTime
      ? [{ key: EARNINGS_EFFECT, kind: 'earnings', data: earningCut(endTime, timeZone) } as const]
      : []),
    // The office notifies both of a trip that nobody pays.
    ...(isWrittenOff(booking) ? [] : paidByRider(booking)),
  ];
}

function paidByRider(booking: Settled): Effect[] {
  const { driver, customer, id } = booking;
  const notice = {
    title: 'notice_paid_title',
    body: 'notice_paid_body',
    params: { bookingId: id },
  } as const;
  return [
    ...(isBelieved(booking) ? [bonusEffect(booking)] : []),
    { key: 'paid:rider', kind: 'notify', data: { ...notice, to: customer, screen: 'BookedCab' } },
    ...(driver
      ? [
          {
            key: 'paid:driver',
            kind: 'notify',
            data: { ...notice, to: driver, screen: 'DriverTrips' },
          } as const,
        ]
      : []),
    { key: 'paid:receipt', kind: 'mail', data: { mail: 'receipt' } },
  ];
}

import type { Booking } from '@wayfare/shared';
import { SimpleList } from 'react-admin';
import { useFormat } from '../texts/useFormat.js';
import { NothingHere } from '../table/PanelList.js';
import { StatusChip } from './StatusChip.js';

/** The bookings of a list, when there is no room for a table. */
export function BookingCards() {
  const format = useFormat();
  return (
    <SimpleList<Booking>
      rowClick="show"
      empty={<NothingHere text="no_bookings" />}
      primaryText={(booking) => (
        <>
          <bdi>{booking.reference}</bdi> · <bdi>{booking.customer_name}</bdi>
        </>
      )}
      secondaryText={(booking) => (
        <>
          {booking.pickupAddress} → {booking.dropAddress}
          <br />
          {format.dateTime(booking.tripdate)} · <bdi>{format.money(booking.trip_cost)}</bdi>
        </>
      )}
      tertiaryText={(booking) => <StatusChip status={booking.status} />}
    />
  );
}

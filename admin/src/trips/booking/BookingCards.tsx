import { Box, Typography } from '@mui/material';
import { type Booking, dropAddressOf, isPriceOpen, pickupAddressOf, rulesOf } from '@wayfare/shared';
import { useFormatIn } from '../../frame/texts/useFormat.js';
import { useAddress } from '../../frame/texts/useAddress.js';
import { useText } from '../../frame/texts/useText.js';
import { NothingHere } from '../../frame/table/PanelList.js';
import { RecordCards } from '../../frame/table/RecordCards.js';
import { RecordLink } from '../../frame/table/RecordLink.js';
import { AskedNote } from './AskedNote.js';
import { BookingButtons } from './BookingButtons.js';
import { Route } from './Route.js';
import { StatusChip } from './StatusChip.js';
import { RecordContextProvider } from 'react-admin';

/** The bookings of a list with their actions, when there is no room for a table. */
export function BookingCards() {
  const formatIn = useFormatIn();
  const format = formatIn(null);
  const t = useText();
  const address = useAddress();
  return (
    <RecordCards<Booking> empty={<NothingHere text="no_bookings" />}>
      {(booking) => (
        <RecordContextProvider value={booking}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
            <RecordLink to="show">
              <bdi>{booking.reference}</bdi>
            </RecordLink>
            <bdi>
              {booking.customer_name || (!rulesOf(booking).namesPassenger && t('trip_passenger_street'))}
            </bdi>
            <Box sx={{ marginInlineStart: 'auto' }}>
              <StatusChip status={booking.status} />
            </Box>
          </Box>
          <AskedNote booking={booking} />
          <Typography variant="body2" color="textSecondary">
            <Route
              from={address.short(pickupAddressOf(booking))}
              to={address.short(dropAddressOf(booking)) || t('trip_drop_open')}
            />
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
            <Typography variant="body2" color="textSecondary">
              {formatIn(booking.timeZone).tripTime(booking.tripdate)} ·{' '}
              {isPriceOpen(booking) ? t('trip_by_meter') : <bdi>{format.money(booking.trip_cost)}</bdi>}
            </Typography>
            <Box sx={{ marginInlineStart: 'auto' }}>
              <BookingButtons booking={booking} />
            </Box>
          </Box>
        </RecordContextProvider>
      )}
    </RecordCards>
  );
}

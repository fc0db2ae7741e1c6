import { Box, Card, CardActionArea, Chip, Stack, Typography } from '@mui/material';
import { isPriceOpen } from '@wayfare/shared';
import { Link } from 'react-router';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { type OwnBooking, shownCost } from './bookings.js';
import { CarPicture } from './CarPicture.js';
import { TripPlaces } from './TripPlaces.js';
import { StatusChip } from './StatusChip.js';

/** A trip in a list; opens its page. */
export function TripCard({
  booking,
  highlighted = false,
  amount,
}: {
  booking: OwnBooking;
  highlighted?: boolean;
  /** The amount to show; the trip's price by default. */
  amount?: number | undefined;
}) {
  const t = useText();
  const format = useFormat(booking.timeZone);
  const { user } = useSession();
  const asksDriver = user?.usertype === 'driver' && booking.lostItem && !booking.lostItem.answer;
  const price = amount ?? shownCost(booking);
  return (
    <Card sx={highlighted ? { borderColor: 'primary.main', borderWidth: 2 } : {}}>
      <CardActionArea component={Link} to={`/bookings/${booking.id}`} sx={{ p: 2.25, height: '100%' }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1.5, mb: 1.5 }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" color="text.secondary">
              {format.tripTime(booking.tripdate)}
            </Typography>
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mt: 0.5 }}>
              <StatusChip status={booking.status} />
              {asksDriver && <Chip size="small" color="warning" label={t('notice_lost_item_title')} />}
            </Stack>
          </Box>
          <Stack sx={{ alignItems: 'flex-end' }}>
            <Typography sx={{ fontWeight: 800, fontSize: '1.15rem' }}>
              {amount === undefined && isPriceOpen(booking) ? (
                t('trip_by_meter')
              ) : (
                <Box component="bdi" dir="ltr" sx={{ whiteSpace: 'nowrap' }}>
                  {format.money(price)}
                </Box>
              )}
            </Typography>
            <CarPicture image={booking.carImage} width={52} />
          </Stack>
        </Stack>
        <TripPlaces trip={booking} dense />
      </CardActionArea>
    </Card>
  );
}

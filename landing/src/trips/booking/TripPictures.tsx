import { Box, Typography } from '@mui/material';
import { type PictureField, takenPictures, TripPictures as SharedTripPictures } from '@wayfare/web/booking';
import { useText } from '../../frame/language/LanguageProvider.js';
import type { OwnBooking } from './bookings.js';

/** The driver's pictures of the parcel (rule 3.16); renders nothing if there are none. */
export function TripPictures({
  booking,
  shownElsewhere,
}: {
  booking: OwnBooking;
  shownElsewhere?: PictureField | undefined;
}) {
  const t = useText();
  const taken = takenPictures(booking, shownElsewhere);
  if (taken.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={t('trip_pictures')}
      sx={{
        bgcolor: 'background.paper',
        borderRadius: 5,
        border: '1px solid',
        borderColor: 'divider',
        p: 2.5,
      }}
    >
      <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
        {t('trip_pictures')}
      </Typography>
      <SharedTripPictures pictures={taken} text={t} />
    </Box>
  );
}

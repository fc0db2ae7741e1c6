import { Box, Typography } from '@mui/material';
import { dropCount, nextStop, placeAhead, shownAddress } from '@wayfare/shared';
import type { OwnBooking } from '../booking/bookings.js';
import { useLanguage } from '../../frame/language/LanguageProvider.js';

/** Which drop of several comes next, and where it is: "Drop 2 of 3"; nothing for a trip with one drop. */
export function StopHeading({ booking }: { booking: OwnBooking }) {
  const { t, locale } = useLanguage();
  const total = dropCount(booking);
  if (total === 1) return null;
  const stop = nextStop(booking);
  const { text, original } = shownAddress(placeAhead(booking), locale);
  const isReturn = stop === null && Boolean(booking.handover?.failure);
  return (
    <Box aria-live="polite" sx={{ mb: 0.5 }}>
      <Typography variant="h4" component="h3">
        {isReturn ? t('stop_back') : t('stop_of', { number: stop === null ? total : stop + 1, total })}
      </Typography>
      <Typography dir="auto" sx={{ textAlign: 'start', fontWeight: 600 }}>
        {text}
      </Typography>
      {original && (
        <Typography variant="body2" color="text.secondary" dir="auto" sx={{ textAlign: 'start' }}>
          {original}
        </Typography>
      )}
    </Box>
  );
}

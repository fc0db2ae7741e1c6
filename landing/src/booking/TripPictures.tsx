import { Box, Typography } from '@mui/material';
import { useText } from '../language/LanguageProvider.js';
import type { OwnBooking } from './bookings.js';
import { type PictureField, takenPictures } from './takenPictures.js';

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
      sx={{ bgcolor: '#fff', borderRadius: 5, border: '1px solid', borderColor: 'divider', p: 2.5 }}
    >
      <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
        {t('trip_pictures')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}>
        {taken.map(({ src, title }) => (
          <Box component="figure" key={title} sx={{ m: 0 }}>
            <a href={src} target="_blank" rel="noreferrer">
              <Box
                component="img"
                src={src}
                alt={t(title)}
                sx={{
                  width: '100%',
                  aspectRatio: '4 / 3',
                  objectFit: 'cover',
                  borderRadius: 3,
                  display: 'block',
                }}
              />
            </a>
            <Typography component="figcaption" variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
              {t(title)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

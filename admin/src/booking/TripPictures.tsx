import { Box, Typography } from '@mui/material';
import type { Booking } from '@wayfare/shared';
import { useText } from '../texts/useText.js';

const pictures = [
  ['pickup_image', 'panel_pickup_image'],
  ['deliver_image', 'panel_deliver_image'],
] as const;

/** Whether a booking has pictures of its parcel. */
export const hasPictures = (booking: Booking) => pictures.some(([image]) => booking[image]);

/** The driver's pictures of the parcel, each enlarged on click (rule 3.16). */
export function TripPictures({ booking }: { booking: Booking }) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {pictures.map(([image, title]) => {
        const src = booking[image];
        return src ? (
          <Box component="figure" key={image} sx={{ m: 0 }}>
            <a href={src} target="_blank" rel="noreferrer">
              <Box
                component="img"
                src={src}
                alt={t(title)}
                sx={{ display: 'block', maxWidth: '100%', height: 200, borderRadius: 1 }}
              />
            </a>
            <Typography component="figcaption" variant="body2" color="text.secondary">
              {t(title)}
            </Typography>
          </Box>
        ) : null;
      })}
    </Box>
  );
}

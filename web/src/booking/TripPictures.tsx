import { Box, Typography } from '@mui/material';
import type { TranslationKey } from '@wayfare/shared';
import type { takenPictures } from './takenPictures.js';

/** The driver's pictures of a parcel, each enlarged on click (rule 3.16). */
export function TripPictures({
  pictures,
  text,
}: {
  pictures: ReturnType<typeof takenPictures>;
  text: (key: TranslationKey) => string;
}) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}>
      {pictures.map(({ src, title }) => (
        <Box component="figure" key={title} sx={{ m: 0 }}>
          <a href={src} target="_blank" rel="noreferrer">
            <Box
              component="img"
              src={src}
              alt={text(title)}
              sx={{
                width: '100%',
                aspectRatio: '4 / 3',
                objectFit: 'cover',
                borderRadius: '12px',
                display: 'block',
              }}
            />
          </a>
          <Typography component="figcaption" variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {text(title)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

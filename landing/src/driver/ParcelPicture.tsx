import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { SendProgress } from '@wayfare/shared';
import { uploadImage } from '@wayfare/shared/web/picture';
import type { OwnBooking } from '../booking/bookings.js';
import { PictureInput } from '../image/PictureInput.js';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { type PictureStep, pictureStep } from './pictureStep.js';

/** The parcel picture for the current step of a delivery, taken with the phone's camera (rule 3.16). */
export function ParcelPicture({ booking }: { booking: OwnBooking }) {
  const step = pictureStep(booking.status, useSession().settings);
  // The next step has its own picture and starts without one.
  return step && <Capture key={step.image} booking={booking} step={step} />;
}

function Capture({ booking, step }: { booking: OwnBooking; step: PictureStep }) {
  const t = useText();
  const queries = useQueryClient();
  const send = async (file: File, onProgress: (progress: SendProgress) => void) => {
    try {
      const path = `bookings/${encodeURIComponent(booking.id)}/${step.image}`;
      const after = await uploadImage<OwnBooking>(path, file, onProgress);
      queries.setQueryData(['bookings', 'one', booking.id], after);
    } finally {
      await queries.invalidateQueries({ queryKey: ['bookings'] });
    }
  };
  return (
    <Box
      component="section"
      aria-label={t(step.title)}
      sx={{ bgcolor: '#fff', borderRadius: 5, border: '1px solid', borderColor: 'divider', p: 2.5 }}
    >
      <PictureInput
        title={t(step.title)}
        hint={t(step.hint)}
        take={t('console_take_picture')}
        takeAgain={t('console_take_again')}
        camera
        kept={booking[step.image]}
        send={send}
      />
    </Box>
  );
}

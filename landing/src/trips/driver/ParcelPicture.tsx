import { Box } from '@mui/material';
import { nextStop } from '@wayfare/shared';
import type { OwnBooking } from '../booking/bookings.js';
import { PictureInput } from '../../frame/image/PictureInput.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { type PictureStep, pictureStep } from './pictureStep.js';
import { useParcelPicture } from './useParcelPicture.js';

/** The parcel picture that the settings require for the current step of a delivery (rule 3.16). */
export function ParcelPicture({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const step = pictureStep(booking.status, useSession().settings);
  if (!step) return null;
  return (
    <Box
      component="section"
      // The next step and the next stop have their own picture and start without one.
      key={`${step.image} ${nextStop(booking)}`}
      aria-label={t(step.title)}
      sx={{
        bgcolor: 'background.paper',
        borderRadius: 5,
        border: '1px solid',
        borderColor: 'divider',
        p: 2.5,
      }}
    >
      <ParcelCamera booking={booking} step={step} />
    </Box>
  );
}

/** A picture of the parcel, taken with the phone's camera. */
export function ParcelCamera({ booking, step }: { booking: OwnBooking; step: PictureStep }) {
  const t = useText();
  const send = useParcelPicture(booking.id, step.image);
  return (
    <PictureInput
      title={t(step.title)}
      hint={t(step.hint)}
      take={t('console_take_picture')}
      takeAgain={t('console_take_again')}
      camera
      kept={booking[step.image]}
      send={send}
    />
  );
}

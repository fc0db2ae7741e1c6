import { Alert, Box, Button, LinearProgress, Stack, styled, Typography } from '@mui/material';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, errorTextKey } from '../api/client.js';
import { uploadImage } from '../api/upload.js';
import type { OwnBooking } from '../booking/bookings.js';
import { useT } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { type PictureStep, pictureStep } from './pictureStep.js';

/** Seen by screen readers and reached by the keyboard, unlike one that is not displayed. */
const FileInput = styled('input')({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'pointer',
});

/** The picture of the parcel that belongs to this moment of a delivery, taken with the phone's camera (rule 3.16). */
export function ParcelPicture({ booking }: { booking: OwnBooking }) {
  const step = pictureStep(booking.status, useSession().settings);
  // The next moment has a picture of its own, and begins without one.
  return step && <Capture key={step.image} booking={booking} step={step} />;
}

function Capture({ booking, step }: { booking: OwnBooking; step: PictureStep }) {
  const t = useT();
  const queries = useQueryClient();
  const [taken, setTaken] = useState<{ file: File; url: string } | null>(null);
  const [sent, setSent] = useState(0);
  const upload = useMutation({
    mutationFn: (file: File) =>
      uploadImage<OwnBooking>(`bookings/${encodeURIComponent(booking.id)}/${step.image}`, file, setSent),
    onMutate: () => setSent(0),
    onSuccess: (after) => queries.setQueryData(['bookings', 'one', booking.id], after),
    onSettled: () => queries.invalidateQueries({ queryKey: ['bookings'] }),
  });
  useEffect(() => () => URL.revokeObjectURL(taken?.url ?? ''), [taken]);
  const kept = booking[step.image];
  // What the server could not read the browser cannot show either, and sending it again helps nobody.
  const isRefused =
    upload.error instanceof ApiError && upload.error.status >= 400 && upload.error.status < 500;
  const shown = (isRefused ? null : taken?.url) ?? kept;
  const take = (file: File | undefined) => {
    if (!file) return;
    setTaken({ file, url: URL.createObjectURL(file) });
    upload.mutate(file);
  };
  return (
    <Box
      component="section"
      aria-label={t(step.title)}
      sx={{ bgcolor: '#fff', borderRadius: 5, border: '1px solid', borderColor: 'divider', p: 2.5 }}
    >
      <Stack sx={{ gap: 1.5 }}>
        {!kept && <Typography>{t(step.hint)}</Typography>}
        {shown && (
          <Box
            component="img"
            src={shown}
            alt={t(step.title)}
            sx={{ width: '100%', maxHeight: 280, objectFit: 'contain', borderRadius: 3, bgcolor: '#f0f2ef' }}
          />
        )}
        {upload.isPending && (
          <Box role="status">
            <Typography variant="body2">{t('console_picture_sending')}</Typography>
            <LinearProgress
              variant="determinate"
              value={Math.round(sent * 100)}
              aria-label={t('console_picture_sending')}
            />
          </Box>
        )}
        {upload.isError && (
          <Alert severity="error">
            {t(errorTextKey(upload.error))}
            {taken && !isRefused && (
              <Button color="inherit" onClick={() => upload.mutate(taken.file)}>
                {t('console_picture_retry')}
              </Button>
            )}
          </Alert>
        )}
        <Button
          component="label"
          variant={kept ? 'outlined' : 'contained'}
          size="large"
          startIcon={<PhotoCameraIcon />}
          disabled={upload.isPending}
          role={undefined}
          tabIndex={-1}
          sx={{
            position: 'relative',
            overflow: 'hidden',
            '&:focus-within': { outline: '3px solid #ffb45c' },
          }}
        >
          {t(kept || taken ? 'console_take_again' : 'console_take_picture')}
          <FileInput
            type="file"
            accept="image/*"
            capture="environment"
            disabled={upload.isPending}
            aria-label={t(kept || taken ? 'console_take_again' : 'console_take_picture')}
            onChange={(event) => {
              take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </Button>
      </Stack>
    </Box>
  );
}

import { Alert, Box, Button, FormHelperText, Stack, styled, Typography } from '@mui/material';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import { useMutation } from '@tanstack/react-query';
import type { SendProgress } from '@wayfare/shared';
import { UploadProgress, usePictureUpload } from '@wayfare/web/form';
import { type Ref, useId } from 'react';
import { errorTextKey } from '../api/errorText.js';
import { useText } from '../language/LanguageProvider.js';

/** Visually hidden, but accessible to screen readers and the keyboard, unlike `display: none`. */
const FileInput = styled('input')({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'pointer',
});

/** How a picture is shown: the whole picture, or a cropped portrait. */
const frames = {
  whole: { width: '100%', maxHeight: 280, objectFit: 'contain', borderRadius: 3, bgcolor: 'var(--plain)' },
  face: { width: 128, height: 128, objectFit: 'cover', borderRadius: '50%', bgcolor: 'var(--plain)' },
} as const;

/**
 * A picture that is uploaded as soon as it is taken. Shows the picture, the progress, any error, and a
 * way to replace it.
 */
export function PictureInput({
  title,
  hint,
  take,
  takeAgain,
  camera,
  frame = 'whole',
  kept,
  isSent,
  error,
  inputRef,
  send,
  remove,
}: {
  /** The subject of the picture. */
  title: string;
  /** Shown while there is no picture. */
  hint: string;
  /** The button's label before there is a picture, and after. */
  take: string;
  takeAgain: string;
  /** Opens the camera on phones, without asking for the source of the picture. */
  camera?: boolean;
  frame?: keyof typeof frames;
  /** The address of the current picture. */
  kept?: string | null | undefined;
  /** Whether there is a picture, if it has no address. */
  isSent?: boolean;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  send(file: File, onProgress: (progress: SendProgress) => void): Promise<unknown>;
  /** Removes the picture, if that is allowed. */
  remove?(): Promise<unknown>;
}) {
  const t = useText();
  const errorId = useId();
  const upload = usePictureUpload(send);
  const removal = useMutation({ mutationFn: async () => remove?.(), onSuccess: upload.reset });
  const shown = upload.url ?? kept;
  const hasOne = Boolean(kept || upload.hasChosen || isSent);
  const text = hasOne ? takeAgain : take;
  return (
    <Stack sx={{ gap: 1.5 }}>
      {!hasOne && <Typography>{hint}</Typography>}
      {shown && <Box component="img" src={shown} alt={title} sx={{ ...frames[frame], display: 'block' }} />}
      {upload.progress && <UploadProgress progress={upload.progress} text={t} />}
      {upload.error && (
        <Alert severity="error">
          {t(errorTextKey(upload.error))}
          {upload.retry && (
            <Button color="inherit" onClick={upload.retry}>
              {t('picture_retry')}
            </Button>
          )}
        </Alert>
      )}
      <Button
        component="label"
        variant={hasOne ? 'outlined' : 'contained'}
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
        {text}
        <FileInput
          {...upload.input}
          {...(camera ? { capture: 'environment' as const } : {})}
          ref={inputRef}
          disabled={upload.isPending}
          aria-label={text}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
          onChange={(event) => {
            removal.reset();
            upload.input.onChange(event);
          }}
        />
      </Button>
      {removal.isError && <Alert severity="error">{t(errorTextKey(removal.error))}</Alert>}
      {remove && (kept || removal.isPending) && (
        <Button
          color="inherit"
          loading={removal.isPending}
          disabled={upload.isPending}
          onClick={() => removal.mutate()}
        >
          {t('picture_remove')}
        </Button>
      )}
      {error && (
        <FormHelperText id={errorId} error>
          {error}
        </FormHelperText>
      )}
    </Stack>
  );
}

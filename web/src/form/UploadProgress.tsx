import { Box, LinearProgress, Typography } from '@mui/material';
import type { SendProgress, TranslationKey } from '@wayfare/shared';

/** How much of a picture is uploaded, and whether the upload is being retried. */
export function UploadProgress({
  progress,
  text,
}: {
  progress: SendProgress;
  text: (key: TranslationKey) => string;
}) {
  return (
    <Box role="status" sx={{ width: 1 }}>
      <Typography variant="body2">
        {text(progress.isTryingAgain ? 'picture_trying_again' : 'picture_sending')}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={Math.round(progress.part * 100)}
        aria-label={text('picture_sending')}
      />
    </Box>
  );
}

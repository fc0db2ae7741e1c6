import { Box, CircularProgress } from '@mui/material';
import { useText } from '../texts/useText.js';

/** Shown while a screen loads. */
export function LoadingPage() {
  const t = useText();
  return (
    <Box
      role="status"
      aria-label={t('loading')}
      sx={{ display: 'grid', placeItems: 'center', minHeight: '40vh' }}
    >
      <CircularProgress aria-hidden="true" />
    </Box>
  );
}

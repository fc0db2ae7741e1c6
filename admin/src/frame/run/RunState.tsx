import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import type { Run } from '@wayfare/shared';
import { useFormat } from '../texts/useFormat.js';
import { useText } from '../texts/useText.js';

/** The progress of a run, or why it failed. A finished run shows its result instead. */
export function RunState({
  run: { state, done, total },
  label,
  onCancel,
}: {
  run: Run<unknown>;
  label: string;
  onCancel?: () => void;
}) {
  const t = useText();
  const { number } = useFormat();
  if (state === 'failed') return <Alert severity="error">{t('panel_run_failed')}</Alert>;
  if (state === 'interrupted') return <Alert severity="warning">{t('panel_run_interrupted')}</Alert>;
  if (state === 'cancelled') return <Alert severity="info">{t('panel_run_cancelled')}</Alert>;
  if (state !== 'running') return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flexGrow: 1 }}>
        <LinearProgress
          aria-label={label}
          {...(total > 0 && { variant: 'determinate', value: Math.min(100, (done / total) * 100) })}
        />
        <Typography variant="body2" sx={{ mt: 1 }}>
          {total > 0
            ? t('panel_run_of', { done: number(done), total: number(total) })
            : t('panel_run_beginning')}
        </Typography>
      </Box>
      {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
    </Box>
  );
}

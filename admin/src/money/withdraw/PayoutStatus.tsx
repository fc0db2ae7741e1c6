import { Chip, Stack, Typography } from '@mui/material';
import { payoutStatus, type Withdraw } from '@wayfare/shared';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';

const looks = {
  requested: { color: 'default', label: 'panel_payout_requested' },
  processed: { color: 'success', label: 'panel_processed' },
  failed: { color: 'error', label: 'panel_payout_failed' },
} as const;

/** The status of a request: requested, on hold, processed or failed, with the reason. */
export function PayoutStatus({ withdraw }: { withdraw: Withdraw }) {
  const t = useText();
  const format = useFormat();
  const { color, label } = looks[payoutStatus(withdraw)];
  const { heldUntil, failReason, failedAt } = withdraw;
  return (
    <Stack sx={{ alignItems: 'start', gap: 0.5 }}>
      {heldUntil ? (
        <Chip
          size="small"
          color="warning"
          label={t('panel_payout_held', { date: format.dateTime(heldUntil) })}
          sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
        />
      ) : (
        <Chip size="small" variant="outlined" color={color} label={t(label)} />
      )}
      {failedAt && (
        <Typography variant="body2" color="text.secondary">
          {format.dateTime(failedAt)} · <bdi>{failReason}</bdi>
        </Typography>
      )}
    </Stack>
  );
}

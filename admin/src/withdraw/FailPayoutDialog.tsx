import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import type { Withdraw } from '@wayfare/shared';
import { type FormEvent, useId, useState } from 'react';
import { useFormat } from '../language/useFormat.js';
import { useText } from '../language/useText.js';
import { usePayoutOperation } from './usePayoutOperation.js';

const MAX_REASON = 300;

/** Marks a payout as failed with a reason, which returns its money to the wallet. */
export function FailPayoutDialog({ withdraw, onClose }: { withdraw: Withdraw; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const title = useId();
  const [reason, setReason] = useState('');
  const fail = usePayoutOperation<string>({
    run: (provider, why) => provider.failWithdraw(withdraw.id, withdraw.version ?? '', why),
    done: 'panel_fail_done',
    onDone: onClose,
  });
  const { name, amount, processed, procesDate } = withdraw;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) fail.mutate(reason.trim());
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <form onSubmit={submit}>
        <DialogTitle id={title}>{t('panel_fail_title')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            <DialogContentText>
              {t('panel_fail_text', { amount: format.money(amount), name })}
            </DialogContentText>
            {processed && (
              <Alert severity="warning">
                {t('panel_fail_processed', { date: procesDate ? format.dateTime(procesDate) : '' })}
              </Alert>
            )}
            <TextField
              label={t('panel_fail_reason')}
              helperText={t('panel_fail_reason_hint')}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
              required
              autoFocus
              fullWidth
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            color="error"
            variant="contained"
            disabled={!reason.trim()}
            loading={fail.isPending}
          >
            {t('panel_fail_confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

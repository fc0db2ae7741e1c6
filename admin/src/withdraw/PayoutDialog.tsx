import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import type { Withdraw } from '@wayfare/shared';
import { useId, useState } from 'react';
import { useFormat } from '../language/useFormat.js';
import { useText } from '../language/useText.js';
import { Facts } from '../wallet/Facts.js';
import { maskedAccount } from './maskedAccount.js';
import { usePayoutOperation } from './usePayoutOperation.js';

/** Shows who is paid how much and where to, before a request is marked as paid out (rule 2.41). */
export function PayoutDialog({ withdraw, onClose }: { withdraw: Withdraw; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const title = useId();
  const [isShown, setShown] = useState(false);
  const process = usePayoutOperation({
    run: (provider) => provider.processWithdraw(withdraw.id, withdraw.version ?? ''),
    done: 'panel_withdraw_processed',
    onDone: onClose,
  });
  const { name, amount, bankName, bankCode, bankAccount, bankChanged, heldUntil } = withdraw;
  const account = bankAccount ?? '';
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('panel_payout_title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <DialogContentText>{t('panel_payout_text')}</DialogContentText>
          {heldUntil && (
            <Alert severity="warning">{t('panel_payout_held', { date: format.dateTime(heldUntil) })}</Alert>
          )}
          {bankChanged && <Alert severity="warning">{t('panel_payout_bank_changed')}</Alert>}
          <Facts
            facts={[
              [t('panel_withdraw_driver'), name],
              [t('panel_amount'), format.money(amount)],
              ...(bankName ? [[t('panel_bank_name'), bankName] as const] : []),
              ...(bankCode ? [[t('panel_bank_code'), bankCode] as const] : []),
              ...(account
                ? [[t('panel_bank_account'), isShown ? account : maskedAccount(account)] as const]
                : []),
            ]}
          />
          {account ? (
            <Button sx={{ alignSelf: 'start' }} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
              {t(isShown ? 'panel_payout_hide' : 'panel_payout_show')}
            </Button>
          ) : (
            <Alert severity="info">{t('panel_payout_no_bank')}</Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant="contained"
          disabled={heldUntil !== undefined}
          loading={process.isPending}
          onClick={() => process.mutate()}
        >
          {t('panel_payout_confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { Alert, Button, DialogContentText } from '@mui/material';
import type { Withdraw } from '@wayfare/shared';
import { useState } from 'react';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { ActionDialog } from '../../frame/layout/ActionDialog.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { Facts } from '../wallet/Facts.js';
import { maskedAccount } from './maskedAccount.js';

/** Shows the recipient, amount and destination before a request is marked as paid out (rule 2.41). */
export function PayoutDialog({ withdraw, onClose }: { withdraw: Withdraw; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const [isShown, setShown] = useState(false);
  const process = useOperation({
    run: (provider) => provider.processWithdraw(withdraw.id, withdraw.version ?? ''),
    done: 'panel_withdraw_processed',
    onDone: onClose,
    stale: ['withdraws'],
  });
  const { name, amount, bankName, bankCode, bankAccount, bankChanged, heldUntil } = withdraw;
  const account = bankAccount ?? '';
  return (
    <ActionDialog
      title={t('panel_payout_title')}
      action={t('panel_payout_confirm')}
      isReady={heldUntil === undefined}
      isPending={process.isPending}
      onAct={process.mutate}
      onClose={onClose}
    >
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
    </ActionDialog>
  );
}

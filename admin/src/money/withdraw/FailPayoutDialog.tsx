import { Alert } from '@mui/material';
import type { Withdraw } from '@wayfare/shared';
import { useState } from 'react';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { ReasonDialog } from '../../frame/layout/ReasonDialog.js';
import { useOperation } from '../../frame/providers/useOperation.js';

const MAX_REASON = 300;

/** Marks a payout as failed, with a reason. This returns its money to the wallet. */
export function FailPayoutDialog({ withdraw, onClose }: { withdraw: Withdraw; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const [reason, setReason] = useState('');
  const fail = useOperation({
    run: (provider) => provider.failWithdraw(withdraw.id, withdraw.version ?? '', reason.trim()),
    done: 'panel_fail_done',
    onDone: onClose,
    stale: ['withdraws'],
  });
  const { name, amount, processed, procesDate } = withdraw;
  return (
    <ReasonDialog
      title={t('panel_fail_title')}
      text={t('panel_fail_text', { amount: format.money(amount), name })}
      label={t('panel_fail_reason')}
      hint={t('panel_fail_reason_hint')}
      maxLength={MAX_REASON}
      reason={reason}
      onReason={setReason}
      notice={
        processed && (
          <Alert severity="warning">
            {t('panel_fail_processed', { date: procesDate ? format.dateTime(procesDate) : '' })}
          </Alert>
        )
      }
      action={t('panel_fail_confirm')}
      isPending={fail.isPending}
      onAct={fail.mutate}
      onClose={onClose}
    />
  );
}

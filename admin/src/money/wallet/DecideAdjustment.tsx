import { Alert, Button, TextField } from '@mui/material';
import { type Adjustment, MAX_NOTE } from '@wayfare/shared';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { ActionDialog } from '../../frame/layout/ActionDialog.js';
import { useSession } from '../../frame/session/session.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { Facts } from './Facts.js';

/** An author cannot approve or reject their own request, only cancel it. */
type Decision = 'approve' | 'reject' | 'cancel';

const texts = {
  approve: { title: 'panel_approve_title', action: 'panel_approve', done: 'panel_approved_done' },
  reject: { title: 'panel_reject_title', action: 'panel_reject', done: 'panel_rejected_done' },
  cancel: {
    title: 'panel_cancel_request_title',
    action: 'panel_cancel_request',
    done: 'panel_canceled_done',
  },
} as const;

/** Approves or rejects another admin's request; the author can only cancel it. */
export function DecideAdjustment({ adjustment }: { adjustment: Adjustment }) {
  const t = useText();
  const { user } = useSession();
  const [open, setOpen] = useState<Decision | null>(null);
  const { canAccess } = useCanAccess({ resource: 'walletadjustments', action: 'edit', record: adjustment });
  if (!canAccess || adjustment.state !== 'pending') return null;
  const isOwn = adjustment.by === user.id;
  const name = adjustment.userName;
  return (
    <>
      {!isOwn && (
        <Button size="small" aria-label={t('panel_approve_of', { name })} onClick={() => setOpen('approve')}>
          {t('panel_approve')}
        </Button>
      )}
      <Button
        size="small"
        color="error"
        aria-label={isOwn ? t('panel_cancel_request') : t('panel_reject_of', { name })}
        onClick={() => setOpen(isOwn ? 'cancel' : 'reject')}
      >
        {t(isOwn ? 'panel_cancel_request' : 'panel_reject')}
      </Button>
      {open && <DecisionDialog adjustment={adjustment} decision={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function DecisionDialog({
  adjustment,
  decision,
  onClose,
}: {
  adjustment: Adjustment;
  decision: Decision;
  onClose: () => void;
}) {
  const t = useText();
  const format = useFormat();
  const [note, setNote] = useState('');
  const { title, action, done } = texts[decision];
  const decide = useOperation({
    run: (provider) =>
      decision === 'approve'
        ? provider.approveAdjustment(adjustment.id)
        : provider.rejectAdjustment(adjustment.id, note.trim()),
    done,
    onDone: onClose,
    stale: ['walletadjustments'],
  });
  const { userName, amount, kind, reverses, byName, note: reason, allowDebt } = adjustment;
  return (
    <ActionDialog
      title={t(title)}
      action={t(action)}
      isDangerous={decision !== 'approve'}
      isPending={decide.isPending}
      onAct={decide.mutate}
      onClose={onClose}
      closeText={t('close')}
    >
      <Facts
        facts={[
          ...(userName ? [[t('panel_wallet_of'), userName] as const] : []),
          [
            t('panel_adjustment_kind'),
            reverses ? t('panel_reversal_of', { entry: reverses }) : t(`panel_kind_${kind}`),
          ],
          [t('panel_amount'), format.money(amount)],
          [t('panel_adjustment_by'), byName],
          ...(reason ? [[t('panel_note'), reason] as const] : []),
        ]}
      />
      {allowDebt && decision === 'approve' && (
        <Alert severity="warning">{t('panel_may_end_below_zero')}</Alert>
      )}
      {decision === 'reject' && (
        <TextField
          label={t('panel_review_note')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_NOTE } }}
          fullWidth
        />
      )}
    </ActionDialog>
  );
}

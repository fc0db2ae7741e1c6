import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type Adjustment, MAX_NOTE } from '@wayfare/shared';
import { useId, useState } from 'react';
import { useCanAccess, useDataProvider, useNotify } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useFormat } from '../language/useFormat.js';
import { textKey, useText } from '../language/useText.js';
import type { PanelDataProvider } from '../providers/dataProvider.js';
import { useSession } from '../providers/session.js';
import { Facts } from './Facts.js';

type Decision = 'approve' | 'reject';

/** Approves or rejects what another admin wants to post; one's own request can only be canceled. */
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
        onClick={() => setOpen('reject')}
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
  const title = useId();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const provider = useDataProvider<PanelDataProvider>();
  const [note, setNote] = useState('');
  const decide = useMutation({
    mutationFn: () =>
      decision === 'approve'
        ? provider.approveAdjustment(adjustment.id)
        : provider.rejectAdjustment(adjustment.id, note.trim()),
    onSuccess: () => {
      notify(textKey(decision === 'approve' ? 'panel_approved_done' : 'panel_rejected_done'), {
        type: 'success',
      });
      onClose();
    },
    onError: (error) => notify(error.message || textKey('update_failed'), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['walletadjustments'] }),
  });
  const { userName, amount, kind, byName, note: reason, allowDebt } = adjustment;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t(`panel_${decision}_title`)}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Facts
            facts={[
              [t('panel_wallet_of'), userName],
              [t('panel_adjustment_kind'), t(`panel_kind_${kind}`)],
              [t('panel_amount'), format.money(amount)],
              [t('panel_adjustment_by'), byName],
              ...(reason ? [[t('panel_note'), reason] as const] : []),
              ...(allowDebt ? [[t('panel_balance_after'), t('panel_below_zero')] as const] : []),
            ]}
          />
          {decision === 'reject' && (
            <TextField
              label={t('panel_note')}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              slotProps={{ htmlInput: { maxLength: MAX_NOTE } }}
              fullWidth
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button
          variant="contained"
          color={decision === 'approve' ? 'primary' : 'error'}
          loading={decide.isPending}
          onClick={() => decide.mutate()}
        >
          {t(`panel_${decision}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

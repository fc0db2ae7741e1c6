import { DialogContentText, TextField } from '@mui/material';
import type { Webhook } from '@wayfare/shared';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { ActionDialog } from '../../frame/layout/ActionDialog.js';
import { useOperation } from '../../frame/providers/useOperation.js';

const DAY_MS = 24 * 60 * 60_000;

/** A ms timestamp as an input for local dates and times has it. */
function localInput(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Sends again all deliveries that were given up since a time. */
export function ReplayFailed({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const notify = useNotify();
  const [since, setSince] = useState(() => localInput(Date.now() - 7 * DAY_MS));
  const at = new Date(since).getTime();
  const replay = useOperation({
    run: (provider) => provider.replayFailedDeliveries(webhook.id, at),
    onDone({ replayed }) {
      notify(textKey('panel_webhook_replayed'), {
        type: 'success',
        messageArgs: { count: format.number(replayed) },
      });
      onClose();
    },
    stale: ['webhook-deliveries'],
  });
  return (
    <ActionDialog
      title={t('panel_webhook_replay')}
      action={t('panel_delivery_again')}
      isReady={at >= 0}
      isPending={replay.isPending}
      onAct={() => replay.mutate()}
      onClose={onClose}
    >
      <DialogContentText>{t('panel_webhook_replay_text')}</DialogContentText>
      <TextField
        label={t('panel_webhook_replay_since')}
        type="datetime-local"
        value={since}
        onChange={(event) => setSince(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        required
      />
    </ActionDialog>
  );
}

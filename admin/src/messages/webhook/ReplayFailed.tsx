import { DialogContentText, TextField } from '@mui/material';
import { localTimeOf, parseLocalTime, type Webhook } from '@wayfare/shared';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useSession } from '../../frame/session/session.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { ActionDialog } from '../../frame/layout/ActionDialog.js';
import { useOperation } from '../../frame/providers/useOperation.js';

const DAY_MS = 24 * 60 * 60_000;

/** Sends again all deliveries that were given up since a time. */
export function ReplayFailed({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const notify = useNotify();
  const { timeZone } = useSession().settings;
  const [since, setSince] = useState(() => localTimeOf(Date.now() - 7 * DAY_MS, timeZone));
  const at = parseLocalTime(since, timeZone);
  const replay = useOperation({
    run: (provider) => provider.replayFailedDeliveries(webhook.id, at as number),
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
      isReady={at !== null && at >= 0}
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
        helperText={at === null ? null : format.zoneNote(at)}
        required
      />
    </ActionDialog>
  );
}

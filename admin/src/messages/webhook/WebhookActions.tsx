import { Alert, Box, Button, DialogContentText } from '@mui/material';
import type { Webhook } from '@wayfare/shared';
import { useState } from 'react';
import { useRedirect } from 'react-admin';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { ActionDialog } from '../../frame/layout/ActionDialog.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { EditWebhook } from './EditWebhook.js';
import { ReplayFailed } from './ReplayFailed.js';
import { SecretDialog } from './SecretDialog.js';
import { outcomeOf } from './webhookWords.js';

type Dialog = 'edit' | 'rotate' | 'replay' | 'delete';

/** The buttons by which admins manage a webhook. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const t = useText();
  const [open, setOpen] = useState<Dialog | null>(null);
  const close = () => setOpen(null);
  const turn = useOperation({
    run: (provider) =>
      provider.update('webhooks', {
        id: webhook.id,
        data: { active: !webhook.active },
        previousData: webhook,
      }),
    done: 'success',
    stale: ['webhooks'],
  });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <TestButton webhook={webhook} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setOpen('edit')}>
          {t('panel_webhook_edit')}
        </Button>
        <Button variant="outlined" loading={turn.isPending} onClick={() => turn.mutate()}>
          {t(webhook.active ? 'panel_webhook_turn_off' : 'panel_webhook_turn_on')}
        </Button>
        <Button variant="outlined" onClick={() => setOpen('replay')}>
          {t('panel_webhook_replay')}
        </Button>
        <Button variant="outlined" onClick={() => setOpen('rotate')}>
          {t('panel_webhook_rotate')}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setOpen('delete')}>
          {t('panel_delete')}
        </Button>
      </Box>
      {open === 'edit' && <EditWebhook webhook={webhook} onClose={close} />}
      {open === 'replay' && <ReplayFailed webhook={webhook} onClose={close} />}
      {open === 'rotate' && <RotateSecret webhook={webhook} onClose={close} />}
      {open === 'delete' && <DeleteWebhook webhook={webhook} onClose={close} />}
    </Box>
  );
}

/** Sends a test event and shows the answer. */
function TestButton({ webhook }: { webhook: Webhook }) {
  const t = useText();
  const format = useFormat();
  const test = useOperation({
    run: (provider) => provider.testWebhook(webhook.id),
    stale: ['webhook-deliveries'],
  });
  const attempt = test.data?.attempts?.[0];
  const hasArrived = test.data?.state === 'delivered';
  return (
    <>
      <Button variant="contained" loading={test.isPending} onClick={() => test.mutate()}>
        {t('panel_webhook_test')}
      </Button>
      <Box role="status">
        {attempt && !test.isPending && (
          <Alert severity={hasArrived ? 'success' : 'error'}>
            {hasArrived
              ? t('panel_webhook_test_done', { status: attempt.status ?? 0, ms: format.number(attempt.ms) })
              : t('panel_webhook_test_failed', { reason: outcomeOf(attempt, t) })}
          </Alert>
        )}
      </Box>
    </>
  );
}

/** Makes a new secret after a question, and shows it once. */
function RotateSecret({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useText();
  // What a colleague does while the dialog is open was not seen when it was opened.
  const [seen] = useState(webhook.previousSecretUntil ?? null);
  const rotate = useOperation({
    run: (provider) => provider.rotateWebhookSecret(webhook.id, seen),
    stale: ['webhooks'],
  });
  const secret = rotate.data?.newSecret;
  if (secret) return <SecretDialog secret={secret} onClose={onClose} />;
  return (
    <ActionDialog
      title={t('panel_webhook_rotate')}
      action={t('panel_webhook_rotate')}
      isPending={rotate.isPending}
      onAct={() => rotate.mutate()}
      onClose={onClose}
    >
      <DialogContentText>{t('panel_webhook_rotate_text')}</DialogContentText>
    </ActionDialog>
  );
}

function DeleteWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useText();
  const redirect = useRedirect();
  const remove = useOperation({
    run: (provider) => provider.delete('webhooks', { id: webhook.id, previousData: webhook }),
    done: 'success',
    onDone: () => redirect('list', 'webhooks'),
    stale: ['webhooks'],
  });
  return (
    <ActionDialog
      title={t('panel_delete')}
      action={t('panel_delete')}
      isDangerous
      isPending={remove.isPending}
      onAct={() => remove.mutate()}
      onClose={onClose}
    >
      <DialogContentText>{t('panel_webhook_delete_text')}</DialogContentText>
    </ActionDialog>
  );
}

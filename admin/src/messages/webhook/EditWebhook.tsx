import { type Webhook, type WebhookInput, webhookInputSchema } from '@wayfare/shared';
import { useState } from 'react';
import { useText } from '../../frame/texts/useText.js';
import { ActionDialog } from '../../frame/layout/ActionDialog.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { WebhookForm } from './WebhookForm.js';

/** Changes where a webhook sends which events. */
export function EditWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useText();
  const { url, description, events, active } = webhook;
  const [value, setValue] = useState<WebhookInput>({ url, description: description ?? null, events, active });
  const save = useOperation({
    run: (provider) => provider.update('webhooks', { id: webhook.id, data: value, previousData: webhook }),
    done: 'success',
    onDone: onClose,
    stale: ['webhooks'],
  });
  return (
    <ActionDialog
      title={t('panel_webhook_edit')}
      action={t('save')}
      isReady={webhookInputSchema.safeParse(value).success}
      isPending={save.isPending}
      onAct={() => save.mutate()}
      onClose={onClose}
    >
      <WebhookForm value={value} onChange={setValue} />
    </ActionDialog>
  );
}

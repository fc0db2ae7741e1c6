import { type Webhook, type WebhookInput, webhookEventTypes, webhookInputSchema } from '@wayfare/shared';
import { useState } from 'react';
import { useText } from '../../frame/texts/useText.js';
import { ActionDialog } from '../../frame/layout/ActionDialog.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { SecretDialog } from './SecretDialog.js';
import { WebhookForm } from './WebhookForm.js';

const newWebhook: WebhookInput = { url: '', description: '', events: [...webhookEventTypes], active: true };

/** Adds a webhook, then shows its secret once. */
export function AddWebhook({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [value, setValue] = useState(newWebhook);
  const [added, setAdded] = useState<Webhook | null>(null);
  const add = useOperation({
    run: (provider, input: WebhookInput) => provider.addWebhook(input),
    onDone: setAdded,
    stale: ['webhooks'],
  });
  if (added?.newSecret) return <SecretDialog secret={added.newSecret} onClose={onClose} />;
  return (
    <ActionDialog
      title={t('panel_webhook_add')}
      action={t('save')}
      isReady={webhookInputSchema.safeParse(value).success}
      isPending={add.isPending}
      onAct={() => add.mutate(value)}
      onClose={onClose}
    >
      <WebhookForm value={value} onChange={setValue} />
    </ActionDialog>
  );
}

import { Alert, Box, Chip, Typography } from '@mui/material';
import type { TranslationKey, Webhook } from '@wayfare/shared';
import { useState } from 'react';
import { Show, useCanAccess, useRecordContext } from 'react-admin';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { Section } from '../../frame/layout/Section.js';
import { DeliveryList } from './DeliveryList.js';
import { WebhookActions } from './WebhookActions.js';
import { WebhookStatus } from './WebhookStatus.js';
import { eventName } from './webhookWords.js';

/** One webhook: its state, what can be done with it, and the log of its deliveries. */
export function WebhookShow() {
  return (
    <Show actions={false} component="div">
      <WebhookPage />
    </Show>
  );
}

function WebhookPage() {
  const t = useText();
  const webhook = useRecordContext<Webhook>();
  const { canAccess } = useCanAccess({ resource: 'webhooks', action: 'edit' });
  if (!webhook) return null;
  const { url, description, events } = webhook;
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          <bdi dir="ltr">{url}</bdi>
        </Typography>
        <WebhookStatus webhook={webhook} />
      </Box>
      {description && (
        <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      )}
      <Notices webhook={webhook} />
      {canAccess && <WebhookActions webhook={webhook} />}
      <Section title={t('panel_webhook_events')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {events.map((type) => (
            <Chip key={type} size="small" variant="outlined" label={eventName(type, t)} />
          ))}
        </Box>
      </Section>
      <Section title={t('panel_deliveries')}>
        <DeliveryList />
      </Section>
    </Box>
  );
}

const offWords = {
  failing: 'panel_webhook_off_failing',
  gone: 'panel_webhook_off_gone',
} as const satisfies Record<NonNullable<Webhook['offReason']>, TranslationKey>;

/** Why the webhook is turned off or failing, and how long its previous secret is still used. */
function Notices({ webhook }: { webhook: Webhook }) {
  const t = useText();
  const format = useFormat();
  const { active, offReason, failingSince, previousSecretUntil } = webhook;
  const [now] = useState(() => Date.now());
  return (
    <>
      {!active && offReason && <Alert severity="error">{t(offWords[offReason])}</Alert>}
      {active && failingSince && (
        <Alert severity="warning">
          {t('panel_webhook_failing_since', { time: format.dateTime(failingSince) })}
        </Alert>
      )}
      {previousSecretUntil && previousSecretUntil > now && (
        <Alert severity="info">
          {t('panel_webhook_rotated', { time: format.dateTime(previousSecretUntil) })}
        </Alert>
      )}
    </>
  );
}

import { Chip } from '@mui/material';
import type { Webhook } from '@wayfare/shared';
import { useText } from '../../frame/texts/useText.js';

/** Whether a webhook is on, off, or on but failing. */
export function WebhookStatus({ webhook: { active, failingSince } }: { webhook: Webhook }) {
  const t = useText();
  if (!active) return <Chip size="small" variant="outlined" label={t('panel_webhook_off')} />;
  return failingSince ? (
    <Chip size="small" color="warning" label={t('panel_webhook_failing')} />
  ) : (
    <Chip size="small" color="success" variant="outlined" label={t('panel_webhook_on')} />
  );
}

import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel, TextField } from '@mui/material';
import { type WebhookEventType, type WebhookInput, webhookEventTypes } from '@wayfare/shared';
import { useText } from '../../frame/texts/useText.js';
import { eventName } from './webhookWords.js';

/** The fields of a webhook. */
export function WebhookForm({
  value,
  onChange,
}: {
  value: WebhookInput;
  onChange: (value: WebhookInput) => void;
}) {
  const t = useText();
  const { url, description, events } = value;
  const toggle = (type: WebhookEventType) =>
    webhookEventTypes.filter((one) => (one === type ? !events.includes(one) : events.includes(one)));
  return (
    <>
      <TextField
        label={t('panel_webhook_url')}
        helperText={t('panel_webhook_url_help')}
        type="url"
        value={url}
        onChange={(event) => onChange({ ...value, url: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 500, dir: 'ltr' } }}
        required
        autoFocus
      />
      <TextField
        label={t('panel_description')}
        value={description ?? ''}
        onChange={(event) => onChange({ ...value, description: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <FormControl component="fieldset">
        <FormLabel component="legend">{t('panel_webhook_events')}</FormLabel>
        <FormGroup>
          {webhookEventTypes.map((type) => (
            <FormControlLabel
              key={type}
              control={
                <Checkbox
                  size="small"
                  checked={events.includes(type)}
                  onChange={() => onChange({ ...value, events: toggle(type) })}
                />
              }
              label={eventName(type, t)}
            />
          ))}
        </FormGroup>
      </FormControl>
    </>
  );
}

import { Alert, TextField, Typography } from '@mui/material';
import { call } from '@wayfare/web/http';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { StepDialog } from '../account/StepDialog.js';

/** The response to an invitation: mailed, or a link to hand over. */
interface Invitation {
  mailed: boolean;
  url?: string;
  /** ms timestamp */
  expiresAt?: number;
}

/** Invites a person again. Without a mail server, shows a link once, which the admin hands over. */
export function InviteDialog({
  person: { id, name },
  onClose,
}: {
  person: { id: string; name: string };
  onClose: () => void;
}) {
  const t = useText();
  const format = useFormat();
  const notify = useNotify();
  const [link, setLink] = useState<Invitation | null>(null);
  const invite = async () => {
    const made = await call.post('/users/{id}/invitation', { path: { id } });
    if (!made.mailed) return setLink(made);
    notify(textKey('panel_invite_mailed'), { type: 'success' });
    onClose();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link?.url ?? '');
      notify(textKey('panel_api_key_copied'), { type: 'success' });
    } catch {
      // Without access to the clipboard, the link can be selected in its field.
    }
  };
  return (
    <StepDialog
      title={t('panel_invite_named', { name })}
      action={t(link ? 'panel_invite_copy' : 'panel_invite')}
      onSubmit={link ? copy : invite}
      onClose={onClose}
      {...(link && { closeText: t('close') })}
    >
      {link?.url ? (
        <>
          <Alert severity="warning">{t('panel_invite_once')}</Alert>
          <TextField
            label={t('panel_invite_link')}
            value={link.url}
            slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
            onFocus={(event) => event.target.select()}
            multiline
          />
          <Typography variant="body2">
            {t('panel_invite_until', { time: format.dateTime(link.expiresAt ?? 0) })}
          </Typography>
        </>
      ) : (
        <Typography>{t('panel_invite_text', { name })}</Typography>
      )}
    </StepDialog>
  );
}

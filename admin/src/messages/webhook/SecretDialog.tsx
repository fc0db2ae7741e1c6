import CopyIcon from '@mui/icons-material/ContentCopy';
import {
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { textKey, useText } from '../../frame/texts/useText.js';
import { Dialog } from '@wayfare/web/overlay';

/** Shows a new signing secret, once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useText();
  const id = useId();
  const notify = useNotify();
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => notify(textKey('panel_webhook_copied'), { type: 'success' }),
      () => notify(textKey('update_failed'), { type: 'error' }),
    );
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('panel_webhook_secret')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('panel_webhook_secret_once')}</DialogContentText>
        <TextField
          label={t('panel_webhook_secret')}
          value={secret}
          multiline
          fullWidth
          slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', spellCheck: false } }}
        />
      </DialogContent>
      <DialogActions>
        <Button startIcon={<CopyIcon />} onClick={copy}>
          {t('panel_webhook_copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { Alert, Button, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { textKey, useText } from '../../frame/texts/useText.js';
import { Dialog } from '@wayfare/web/overlay';

/** Shows a new key, the only time that it can be seen. */
export function ShownKey({ newKey, onClose }: { newKey: string; onClose: () => void }) {
  const t = useText();
  const notify = useNotify();
  const title = useId();
  const copy = () =>
    navigator.clipboard.writeText(newKey).then(
      () => notify(textKey('panel_api_key_copied'), { type: 'success' }),
      () => notify(textKey('panel_api_key_copy_failed'), { type: 'warning' }),
    );
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('panel_api_key_shown_title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{t('panel_api_key_shown_text')}</Alert>
        <TextField
          label={t('panel_api_key_key')}
          value={newKey}
          multiline
          slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', style: { overflowWrap: 'anywhere' } } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>{t('panel_api_key_copy')}</Button>
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import {
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { SaveOwnData } from '@wayfare/web';
import { useState } from 'react';
import { call } from '@wayfare/web/http';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useLeave } from '../../frame/session/useLeave.js';
import { AccountSection } from './AccountSection.js';
import { Dialog } from '@wayfare/web/overlay';

/** The user's stored data: download it, or delete it permanently. */
export function OwnData() {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const { notifyError } = useMessages();
  return (
    <AccountSection id="own-data" title={t('account_data')}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('account_data_text')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <SaveOwnData icon={<DownloadIcon />} onError={notifyError}>
          {t('account_export')}
        </SaveOwnData>
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          {t('account_remove')}
        </Button>
      </Stack>
      {asking && <RemoveDialog onClose={() => setAsking(false)} />}
    </AccountSection>
  );
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const leave = useLeave();
  const { notify, notifyError } = useMessages();
  const remove = useMutation({
    mutationFn: () => call.delete('/users/me'),
    onSuccess: async () => {
      await leave();
      notify(t('account_removed'), 'success');
    },
    onError: (error) => {
      onClose();
      notifyError(error);
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby="remove-title" aria-describedby="remove-text">
      <DialogTitle id="remove-title">{t('account_remove')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="remove-text">{t('account_remove_text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button color="error" variant="contained" loading={remove.isPending} onClick={() => remove.mutate()}>
          {t('account_remove_confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Paper,
  Stack,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../api/client.js';
import { useT } from '../language/LanguageProvider.js';
import { useMessages } from '../messages/MessagesProvider.js';
import { stopMessages } from '../push/browserPush.js';
import { useSession } from '../session/SessionProvider.js';

/** What is kept of somebody: to be taken along, or removed for good. */
export function OwnData() {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return (
    <Paper
      component="section"
      aria-labelledby="own-data"
      elevation={0}
      sx={{ p: { xs: 2.5, md: 4 }, border: '1px solid', borderColor: 'divider' }}
    >
      <Typography id="own-data" component="h2" variant="h4" sx={{ mb: 1 }}>
        {t('account_data')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('account_data_text')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" startIcon={<DownloadIcon />} href="/api/users/me/export" download>
          {t('account_export')}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          {t('account_remove')}
        </Button>
      </Stack>
      {asking && <RemoveDialog onClose={() => setAsking(false)} />}
    </Paper>
  );
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { setUser } = useSession();
  const { say, sayError } = useMessages();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => api.delete('users/me'),
    onSuccess: async () => {
      await stopMessages().catch(() => undefined);
      // First away from here: a page of one's own sends whoever is signed out to the sign-in.
      await navigate('/');
      setUser(null);
      say(t('account_removed'), 'success');
    },
    onError: (error) => {
      onClose();
      sayError(error);
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

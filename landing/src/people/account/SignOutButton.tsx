import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import LogoutIcon from '@mui/icons-material/Logout';
import { useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { nothingWaits, waitingOf } from '../../frame/offline/queueStore.js';
import { waitingWords } from '../../frame/offline/waitingWords.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { useSignOut } from '../../frame/layout/useSignOut.js';
import { Dialog } from '@wayfare/web/overlay';

/**
 * Signs out. If some of a driver's work has not been sent yet, it asks first: signing out removes it from the
 * device.
 */
export function SignOutButton() {
  const t = useText();
  const leave = useSignOut();
  const { user } = useSession();
  const { notifyError } = useMessages();
  const [unsent, setUnsent] = useState(nothingWaits);
  const [asking, setAsking] = useState(false);

  const ask = async () => {
    const waiting = user?.usertype === 'driver' ? await waitingOf(user.id) : nothingWaits;
    if (waiting.since === null) return leave();
    setUnsent(waiting);
    setAsking(true);
  };
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<LogoutIcon />}
        onClick={() => void ask().catch(notifyError)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('account_sign_out')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby="sign-out-title">
        <DialogTitle id="sign-out-title">{t('console_sign_out_title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {t('console_sign_out_text', { what: waitingWords(unsent, t) })}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
          <Button color="error" onClick={() => void leave()}>
            {t('console_sign_out_anyway')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

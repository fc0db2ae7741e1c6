import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { Dialog } from '@wayfare/web/overlay';
import { useId } from 'react';
import { useText } from '../texts/useText.js';

/** Shows who is signed in instead of the page's former user, and opens the page anew for them. */
export function OtherUserDialog({ name, former }: { name: string; former: string }) {
  const t = useText();
  const id = useId();
  return (
    <Dialog open aria-labelledby={id}>
      <DialogTitle id={id}>{t('other_user_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('other_user_text', { name, former })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={() => window.location.reload()}>
          {t('other_user_continue', { name })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

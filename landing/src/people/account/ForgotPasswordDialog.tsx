import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { isEmail } from '@wayfare/shared';
import { useState } from 'react';
import { useWrongFieldFocus } from '@wayfare/web/form';
import { call } from '@wayfare/web/http';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { EmailField } from './EmailField.js';
import { Dialog } from '@wayfare/web/overlay';

/** Asks for the email address that should get a password reset link (rule 2.21). */
export function ForgotPasswordDialog(props: {
  open: boolean;
  email: string;
  onSent: () => void;
  onClose: () => void;
}) {
  const t = useText();
  return (
    <Dialog open={props.open} onClose={props.onClose} fullWidth maxWidth="xs" aria-labelledby="forgot-title">
      <DialogTitle id="forgot-title">{t('account_forgot_password')}</DialogTitle>
      {props.open && <ForgotPasswordForm {...props} />}
    </Dialog>
  );
}

function ForgotPasswordForm(props: { email: string; onSent: () => void; onClose: () => void }) {
  const t = useText();
  const { notifyError } = useMessages();
  const [email, setEmail] = useState(props.email);
  const [problem, setProblem] = useState(false);
  const { form, focusWrong } = useWrongFieldFocus();
  const [busy, setBusy] = useState(false);

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    setProblem(!isEmail(email.trim()));
    if (!isEmail(email.trim())) return focusWrong();
    setBusy(true);
    try {
      await call.post('/auth/forgot-password', { body: { email: email.trim() } });
      props.onSent();
      props.onClose();
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <DialogContent sx={{ pt: 0 }}>
        <DialogContentText sx={{ mb: 2.5 }}>{t('account_forgot_text')}</DialogContentText>
        <EmailField
          value={email}
          onChange={setEmail}
          autoFocus
          error={problem ? t('proper_email') : undefined}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="contained" loading={busy}>
          {t('account_send_link')}
        </Button>
      </DialogActions>
    </form>
  );
}

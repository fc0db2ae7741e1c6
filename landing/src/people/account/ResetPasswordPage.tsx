import { Alert, Button, Stack, Typography } from '@mui/material';
import { type ErrorKey, passwordProblem } from '@wayfare/shared';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useWrongFieldFocus } from '@wayfare/web/form';
import { ApiError, call } from '@wayfare/web/http';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { AccountCard } from './AccountCard.js';
import { NewPasswordField } from './NewPasswordField.js';

/** The target of an emailed link for choosing a new password. */
export function ResetPasswordPage() {
  const t = useText();
  const { notify, notifyError } = useMessages();
  const navigate = useNavigate();
  const { settings } = useSession();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<ErrorKey | null>(null);
  const [worthless, setWorthless] = useState(token === '');
  const { form, focusWrong } = useWrongFieldFocus();
  const [busy, setBusy] = useState(false);

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    const found = passwordProblem(password, settings.passwordRule);
    setProblem(found);
    if (found) return focusWrong();
    setBusy(true);
    try {
      await call.post('/auth/reset-password', { body: { token, password } });
      notify(t('account_password_changed'), 'success');
      void navigate('/login', { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.key === 'link_invalid') setWorthless(true);
      else notifyError(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <AccountCard title={t('account_reset_title')}>
      {worthless ? (
        <Stack sx={{ gap: 2.5 }}>
          <Alert severity="error">{t('link_invalid')}</Alert>
          <Button component={Link} to="/login" variant="contained" size="large">
            {t('account_to_login')}
          </Button>
        </Stack>
      ) : (
        <Stack
          component="form"
          ref={form}
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ gap: 2.5 }}
        >
          <Typography color="text.secondary">{t('account_reset_text')}</Typography>
          <NewPasswordField value={password} onChange={setPassword} problem={problem} />
          <Button type="submit" variant="contained" size="large" loading={busy}>
            {t('account_reset_save')}
          </Button>
        </Stack>
      )}
    </AccountCard>
  );
}

import { Button, Stack, TextField } from '@mui/material';
import { loginProblem } from '@wayfare/shared';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ApiError } from '../api/client.js';
import { useT } from '../language/LanguageProvider.js';
import { useGoTo } from '../layout/usePageLink.js';
import { useMessages } from '../messages/MessagesProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { AccountCard } from './AccountCard.js';
import { pageAfterSignIn } from './afterSignIn.js';
import { PasswordField } from './PasswordField.js';

/** Refusals that are shown as themselves; any other is 'login_error' (rule 8.6). */
const shownAsIs = [
  'require_approval',
  'email_verify_message',
  'too_many_requests',
  'fetch_call_error',
  'server_error',
] as const;

/** Sign-in by email (rule 2.19). Someone who is signed in already is sent on. */
export function LoginPage() {
  const t = useT();
  const { user, signIn } = useSession();
  const { say } = useMessages();
  const goTo = useGoTo();
  const [search] = useSearchParams();
  const next = search.get('next');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (user) goTo(pageAfterSignIn(next, user.usertype), user.usertype, { replace: true });
  }, [user, next, goTo]);

  const clear = () => {
    setEmail('');
    setPassword('');
  };

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    const problem = loginProblem({ email, password });
    if (problem) return say(t(problem), 'error', clear);
    setBusy(true);
    try {
      await signIn(email.trim(), password);
      say(t('login_success'), 'success');
    } catch (error) {
      const key = shownAsIs.find((known) => error instanceof ApiError && error.key === known);
      say(t(key ?? 'login_error'), 'error', clear);
    } finally {
      setBusy(false);
    }
  };

  return (
    <AccountCard title={t('account_login_title')} tab={t('account_by_email')}>
      <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
        <TextField
          label={t('account_email')}
          type="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          autoComplete="username"
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'email' } }}
        />
        <PasswordField value={password} onChange={setPassword} autoComplete="current-password" />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {t('account_login')}
        </Button>
        <Button component={Link} to="/register" variant="outlined" size="large">
          {t('account_register')}
        </Button>
      </Stack>
    </AccountCard>
  );
}

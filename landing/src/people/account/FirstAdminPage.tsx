import { Alert, Button, Stack, Typography } from '@mui/material';
import { contactProblems, type ErrorKey, passwordProblem } from '@wayfare/shared';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ApiError, call } from '@wayfare/web/http';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { AccountCard } from './AccountCard.js';
import { NewPasswordField } from './NewPasswordField.js';
import { NameAndEmailFields, usePersonForm } from './PersonFields.js';

const emptyForm = { firstName: '', lastName: '', email: '', password: '' };

/**
 * The target of the link that a new installation prints at startup: it creates the first admin, and signs
 * them in.
 */
export function FirstAdminPage() {
  const t = useText();
  const { notifyError } = useMessages();
  const { settings } = useSession();
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1));
  const [worthless, setWorthless] = useState(token === '');
  const [busy, setBusy] = useState(false);
  const { form, setForm, problemOf, point, field } = usePersonForm(emptyForm);

  // So that the token stays neither in the address bar nor in the history.
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), []);

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    const wrongPassword = passwordProblem(form.password, settings.passwordRule);
    const found = [
      ...contactProblems(form, settings),
      ...(wrongPassword ? [{ key: wrongPassword, field: 'password' }] : []),
    ];
    point(found);
    if (found.length > 0) return;
    setBusy(true);
    const { firstName, lastName, email, password } = form;
    try {
      await call.post('/setup/admin', {
        body: { token, firstName, lastName, email: email.trim(), password },
      });
      window.location.assign('/setup');
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.key === 'link_invalid') return setWorthless(true);
      if (error instanceof ApiError && error.key === 'user_exists')
        point([{ key: error.key as ErrorKey, field: 'email' }]);
      notifyError(error);
    }
  };

  return (
    <AccountCard title={t('setup_admin_title')}>
      {worthless ? (
        <Stack sx={{ gap: 2.5 }}>
          <Alert severity="error">{t('link_invalid')}</Alert>
          <Typography color="text.secondary">{t('setup_link_help')}</Typography>
          <Button component={Link} to="/login" variant="contained" size="large">
            {t('account_to_login')}
          </Button>
        </Stack>
      ) : (
        <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
          <Typography color="text.secondary">{t('setup_admin_text')}</Typography>
          <NameAndEmailFields field={field} />
          <NewPasswordField
            value={form.password}
            onChange={(password) => setForm({ ...form, password })}
            inputRef={field('password').inputRef}
            problem={problemOf('password')}
          />
          <Button type="submit" variant="contained" size="large" loading={busy}>
            {t('setup_admin_create')}
          </Button>
        </Stack>
      )}
    </AccountCard>
  );
}

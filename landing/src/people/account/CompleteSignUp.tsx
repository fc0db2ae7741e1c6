import { Alert, Button, CircularProgress, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type KnownPerson, personProblems, phoneNumber } from '@wayfare/shared';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError, bySession, call } from '@wayfare/web/http';
import { errorTextKey } from '../../frame/api/errorText.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useArrive } from '../../frame/session/arrival.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { AccountCard } from './AccountCard.js';
import { PersonFields, usePersonForm } from './PersonFields.js';
import { referrerOf } from './referrer.js';

/**
 * Completes the account of a user who signed in through a provider, prefilled with known data (rule 4.41).
 */
export function CompleteSignUp() {
  const t = useText();
  const known = useQuery({
    queryKey: ['social-completion'],
    queryFn: () => call.get('/auth/social/completion'),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <AccountCard title={t('account_complete_title')}>
      {known.isPending && <CircularProgress aria-label={t('loading')} />}
      {known.isError && (
        <Stack sx={{ gap: 2.5 }}>
          <Alert severity="error">{t(errorTextKey(known.error))}</Alert>
          <Button component={Link} to="/login" variant="contained" size="large">
            {t('account_to_login')}
          </Button>
        </Stack>
      )}
      {known.data && <CompletionForm known={known.data} />}
    </AccountCard>
  );
}

function CompletionForm({ known }: { known: KnownPerson }) {
  const t = useText();
  const { goOn, settings } = useSession();
  const { notify, notifyError } = useMessages();
  const arrive = useArrive();
  const { form, point, field, country } = usePersonForm({
    firstName: known.firstName,
    lastName: known.lastName,
    email: known.email ?? '',
    mobile: '',
    referralId: '',
  });
  const [busy, setBusy] = useState(false);

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    const mobile = phoneNumber(form.mobile, country.rules);
    const found = personProblems(form, mobile, settings);
    point(found);
    if (found.length > 0 || mobile === null) return;
    setBusy(true);
    try {
      const { referralId, ...person } = form;
      const signupViaReferral = await referrerOf(referralId);
      const answer = bySession(
        await call.post('/auth/social/completion', {
          body: {
            ...person,
            mobile,
            ...(signupViaReferral && { signupViaReferral }),
          },
        }),
      );
      // Leave this page first: the completion data is used up, and the page would request it again.
      await arrive('/login', { replace: true });
      goOn(answer);
      notify(t('login_success'), 'success');
    } catch (error) {
      if (error instanceof ApiError && error.key === 'referer_not_found')
        point([{ key: error.key, field: 'referralId' }]);
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
      <Alert severity="info">{t('account_complete_text')}</Alert>
      <PersonFields field={field} country={country} />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {t('account_complete')}
      </Button>
      <Button component={Link} to="/login" size="large">
        {t('account_back')}
      </Button>
    </Stack>
  );
}

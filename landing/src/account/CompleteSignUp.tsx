import { Alert, Box, Button, CircularProgress, Stack, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  type Challenge,
  type ErrorKey,
  internationalMobile,
  type KnownPerson,
  personProblem,
  type User,
} from '@wayfare/shared';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api, ApiError, errorTextKey } from '../api/client.js';
import { useT } from '../language/LanguageProvider.js';
import { useMessages } from '../messages/MessagesProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { AccountCard } from './AccountCard.js';
import { MobileField, useCountry } from './MobileField.js';

/** Completes the account of somebody who signed in by a provider, with what is known written in (rule 4.41). */
export function CompleteSignUp() {
  const t = useT();
  const known = useQuery({
    queryKey: ['social-completion'],
    queryFn: () => api.get<KnownPerson>('auth/social/completion'),
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
  const t = useT();
  const { goOn } = useSession();
  const { say, sayError } = useMessages();
  const navigate = useNavigate();
  const country = useCountry();
  const [form, setForm] = useState({
    firstName: known.firstName,
    lastName: known.lastName,
    email: known.email ?? '',
    mobile: '',
    referralId: '',
  });
  const [problem, setProblem] = useState<{ key: ErrorKey; field: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const inputs = useRef<Record<string, HTMLInputElement | null>>({});

  const field = (name: keyof typeof form) => ({
    name,
    inputRef: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
    value: form[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
    error: problem?.field === name,
    helperText: problem?.field === name ? t(problem.key) : undefined,
  });

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    const found = personProblem(form, form.mobile);
    setProblem(found);
    if (found) {
      inputs.current[found.field]?.focus();
      return say(t(found.key), 'error');
    }
    setBusy(true);
    try {
      const { referralId, ...person } = form;
      const answer = await api.post<User | Challenge>('auth/social/completion', {
        ...person,
        mobile: internationalMobile(form.mobile, country.country?.phone ?? ''),
        ...(referralId.trim() ? { referralId: referralId.trim() } : {}),
      });
      // First away from here: what completes an account is used up, and would be asked for again.
      await navigate('/login', { replace: true });
      goOn(answer);
      say(t('login_success'), 'success');
    } catch (error) {
      if (error instanceof ApiError && error.key === 'referer_not_found')
        setProblem({ key: error.key, field: 'referralId' });
      sayError(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
      <Alert severity="info">{t('account_complete_text')}</Alert>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField
          label={t('account_first_name')}
          required
          autoComplete="given-name"
          {...field('firstName')}
        />
        <TextField
          label={t('account_last_name')}
          required
          autoComplete="family-name"
          {...field('lastName')}
        />
      </Box>
      <TextField
        label={t('account_email')}
        type="email"
        required
        autoComplete="email"
        {...field('email')}
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'email' } }}
      />
      <MobileField country={country} {...field('mobile')} />
      <TextField label={t('account_referral')} autoComplete="off" {...field('referralId')} />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {t('account_complete')}
      </Button>
      <Button component={Link} to="/login" size="large">
        {t('account_back')}
      </Button>
    </Stack>
  );
}

import { Alert, Button, CircularProgress, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { call } from '@wayfare/web/http';
import { errorTextKey } from '../../frame/api/errorText.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { AccountCard } from './AccountCard.js';

/** The target of an emailed link that confirms an email address (rule 5.25). Opening it is enough. */
export function VerifyEmailPage() {
  const t = useText();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const confirmed = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => call.post('/auth/verify-email', { body: { token: token || '-' } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

  return (
    <AccountCard title={t('account_verify_title')}>
      <Stack sx={{ gap: 2.5 }} aria-live="polite">
        {confirmed.isPending && (
          <CircularProgress aria-label={t('loading')} sx={{ alignSelf: 'center', my: 4 }} />
        )}
        {confirmed.isSuccess && <Alert severity="success">{t('account_verify_done')}</Alert>}
        {confirmed.isError && <Alert severity="error">{t(errorTextKey(confirmed.error))}</Alert>}
        {!confirmed.isPending && (
          <Button component={Link} to="/login" variant="contained" size="large">
            {t('account_to_login')}
          </Button>
        )}
      </Stack>
    </AccountCard>
  );
}

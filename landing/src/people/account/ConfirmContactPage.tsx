import { Alert, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { bySession, call } from '@wayfare/web/http';
import { errorText } from '../../frame/api/errorText.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { usePageLink } from '../../frame/layout/usePageLink.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { AccountCard } from './AccountCard.js';

/** The target of the link in an email to a new address. Nothing changes until the user clicks the button. */
export function ConfirmContactPage() {
  const t = useText();
  const [search] = useSearchParams();
  const token = search.get('token') || '-';
  const { enter } = useSession();
  const linkTo = usePageLink();
  const confirm = useMutation({
    mutationFn: () => call.post('/auth/confirm-contact', { body: { token } }),
    onSuccess: ({ renewed }) => renewed && enter(bySession(renewed)),
  });
  const isSignedIn = Boolean(confirm.data?.renewed);
  return (
    <AccountCard title={t('contacts_confirm_title')}>
      <Stack sx={{ gap: 2.5 }} aria-live="polite">
        {confirm.isError && <Alert severity="error">{errorText(confirm.error, t)}</Alert>}
        {confirm.isSuccess ? (
          <>
            <Alert severity="success">{t('contacts_confirm_done')}</Alert>
            <Button {...linkTo(isSignedIn ? '/profile' : '/login')} variant="contained" size="large">
              {t(isSignedIn ? 'account_to_profile' : 'account_to_login')}
            </Button>
          </>
        ) : (
          <>
            <Typography>{t('contacts_confirm_text')}</Typography>
            <Button
              variant="contained"
              size="large"
              loading={confirm.isPending}
              onClick={() => confirm.mutate()}
            >
              {t('contacts_confirm_email')}
            </Button>
          </>
        )}
      </Stack>
    </AccountCard>
  );
}

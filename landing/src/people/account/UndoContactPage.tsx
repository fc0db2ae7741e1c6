import { Alert, Button, CircularProgress, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { leftToRight } from '@wayfare/shared';
import { Link, useSearchParams } from 'react-router';
import { call } from '@wayfare/web/http';
import { errorText } from '../../frame/api/errorText.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { AccountCard } from './AccountCard.js';

/**
 * The target of the link sent to a previous contact: shows what will be restored, and restores it when
 * the button is clicked.
 */
export function UndoContactPage() {
  const t = useText();
  const [search] = useSearchParams();
  const token = search.get('token') || '-';
  const preview = useQuery({
    queryKey: ['revert-contact', token],
    queryFn: () => call.get('/auth/revert-contact', { query: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const undo = useMutation({
    mutationFn: () => call.post('/auth/revert-contact', { body: { token } }),
  });
  const resetToken = undo.data?.resetToken;
  return (
    <AccountCard title={t('contacts_undo_title')}>
      <Stack sx={{ gap: 2.5 }} aria-live="polite">
        {preview.isPending && (
          <CircularProgress aria-label={t('loading')} sx={{ alignSelf: 'center', my: 4 }} />
        )}
        {preview.isError && <Alert severity="error">{errorText(preview.error, t)}</Alert>}
        {undo.isError && <Alert severity="error">{errorText(undo.error, t)}</Alert>}
        {undo.isSuccess && (
          <>
            <Alert severity="success">{t('contacts_undo_done')}</Alert>
            <Button
              component={Link}
              to={resetToken ? `/login/reset?token=${resetToken}` : '/login'}
              variant="contained"
              size="large"
            >
              {t(resetToken ? 'contacts_undo_password' : 'account_to_login')}
            </Button>
          </>
        )}
        {preview.data && !undo.isSuccess && (
          <>
            {preview.data.restored && (
              <Typography>
                {t('contacts_undo_restored', { restored: leftToRight(preview.data.restored) })}
              </Typography>
            )}
            {preview.data.removed && (
              <Typography>
                {t('contacts_undo_removed', { removed: leftToRight(preview.data.removed) })}
              </Typography>
            )}
            <Typography>{t('contacts_undo_effect')}</Typography>
            <Button variant="contained" size="large" loading={undo.isPending} onClick={() => undo.mutate()}>
              {t('contacts_undo_confirm')}
            </Button>
          </>
        )}
      </Stack>
    </AccountCard>
  );
}

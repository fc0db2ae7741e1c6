import { Button, Card, CardContent, CircularProgress, Typography } from '@mui/material';
import { call } from '@wayfare/web/http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { textKey, useText } from '../../frame/texts/useText.js';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { ChangeSecondFactorDialog } from './ChangeSecondFactorDialog.js';
import { SetUpSecondFactorDialog } from './SetUpSecondFactorDialog.js';

const queryKey = ['second-factor'];

/** The user's own second factor: set it up, renew its recovery codes, turn it off. */
export function SecondFactor() {
  const t = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'setUp' | 'disable' | 'renew' | null>(null);
  const state = useQuery({
    queryKey,
    queryFn: () => call.get('/auth/me/second-factor'),
  });
  const reload = () => queryClient.invalidateQueries({ queryKey });
  const close = () => setOpen(null);

  return (
    <Card component="section" aria-labelledby="second-factor" sx={{ mt: 2, maxWidth: 560 }}>
      <CardContent>
        <Typography id="second-factor" component="h2" variant="h6">
          {t('account_second_factor')}
        </Typography>
        {state.isPending && <CircularProgress aria-label={t('loading')} />}
        {state.isError && <LoadFailed onRetry={() => void state.refetch()} />}
        {state.data && !state.data.enabled && (
          <>
            <Typography sx={{ my: 1 }}>{t('account_second_factor_is_off')}</Typography>
            <Button variant="outlined" onClick={() => setOpen('setUp')}>
              {t('account_second_factor_begin')}
            </Button>
          </>
        )}
        {state.data?.enabled && (
          <>
            <Typography sx={{ my: 1 }}>
              {t('account_second_factor_is_on', { count: state.data.recoveryCodesLeft })}
            </Typography>
            <Button variant="outlined" onClick={() => setOpen('renew')} sx={{ marginInlineEnd: 1 }}>
              {t('account_second_factor_new_codes')}
            </Button>
            <Button variant="outlined" color="error" onClick={() => setOpen('disable')}>
              {t('account_second_factor_turn_off')}
            </Button>
          </>
        )}
      </CardContent>
      {open === 'setUp' && (
        <SetUpSecondFactorDialog
          onClose={close}
          onEnabled={() => {
            notify(textKey('account_second_factor_enabled'), { type: 'success' });
            void reload();
          }}
        />
      )}
      {(open === 'disable' || open === 'renew') && (
        <ChangeSecondFactorDialog
          change={open}
          onClose={close}
          onChanged={() => {
            if (open === 'disable') notify(textKey('account_second_factor_disabled'), { type: 'success' });
            void reload();
          }}
        />
      )}
    </Card>
  );
}

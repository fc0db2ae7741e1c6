import { Box, Button, Chip, CircularProgress, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignInEntry } from '@wayfare/shared';
import { api } from '@wayfare/shared/web/http';
import { useFormat } from '../language/useFormat.js';
import { useText } from '../language/LanguageProvider.js';
import { LoadError } from '../layout/PageStates.js';
import { useMessages } from '../messages/MessagesProvider.js';
import { useLeave } from '../session/useLeave.js';
import { AccountSection } from './AccountSection.js';

const queryKey = ['sign-ins'];

/** The user's sign-in sessions, which can be ended one by one or all at once. */
export function SignIns() {
  const t = useText();
  const leave = useLeave();
  const { notify, notifyError } = useMessages();
  const queries = useQueryClient();
  const signIns = useQuery({ queryKey, queryFn: () => api.get<SignInEntry[]>('auth/sessions') });
  const end = useMutation({
    mutationFn: (id: string) => api.delete(`auth/sessions/${id}`),
    onSuccess: () => notify(t('account_session_ended'), 'success'),
    onError: notifyError,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const endAll = useMutation({
    mutationFn: () => api.delete('auth/sessions'),
    onSuccess: leave,
    onError: notifyError,
  });

  return (
    <AccountSection id="sign-ins" title={t('account_sessions')}>
      {signIns.isPending && <CircularProgress aria-label={t('loading')} />}
      {signIns.isError && <LoadError error={signIns.error} onRetry={() => void signIns.refetch()} />}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1.5, mb: 3 }}>
        {signIns.data?.map((signIn) => (
          <Entry key={signIn.id} signIn={signIn} busy={end.isPending} onEnd={() => end.mutate(signIn.id)} />
        ))}
      </Stack>
      <Button variant="outlined" color="error" loading={endAll.isPending} onClick={() => endAll.mutate()}>
        {t('account_sign_out_everywhere')}
      </Button>
    </AccountSection>
  );
}

function Entry({ signIn, busy, onEnd }: { signIn: SignInEntry; busy: boolean; onEnd: () => void }) {
  const t = useText();
  const format = useFormat();
  const device = signIn.device ?? t('account_session_unknown');
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700 }}>
          <bdi>{device}</bdi>{' '}
          {signIn.kind === 'app' && <Chip size="small" label={t('account_session_app')} />}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t('account_session_since', { date: format.dateTime(signIn.startedAt) })}
        </Typography>
      </Box>
      {signIn.isCurrent ? (
        <Chip size="small" color="primary" label={t('account_session_current')} />
      ) : (
        <Button
          size="small"
          onClick={onEnd}
          disabled={busy}
          aria-label={t('account_session_end_of', { device })}
        >
          {t('account_session_end')}
        </Button>
      )}
    </Stack>
  );
}

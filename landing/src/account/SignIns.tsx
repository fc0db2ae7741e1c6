import { Box, Button, Chip, CircularProgress, Paper, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignInEntry } from '@wayfare/shared';
import { useNavigate } from 'react-router';
import { api } from '../api/client.js';
import { useFormat } from '../language/useFormat.js';
import { useT } from '../language/LanguageProvider.js';
import { LoadError } from '../layout/PageStates.js';
import { useMessages } from '../messages/MessagesProvider.js';
import { stopMessages } from '../push/browserPush.js';
import { useSession } from '../session/SessionProvider.js';

const queryKey = ['sign-ins'];

/** Where one is signed in, each to be ended by itself, or all at once. */
export function SignIns() {
  const t = useT();
  const { setUser } = useSession();
  const { say, sayError } = useMessages();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const signIns = useQuery({ queryKey, queryFn: () => api.get<SignInEntry[]>('auth/sessions') });
  const end = useMutation({
    mutationFn: (id: string) => api.delete(`auth/sessions/${id}`),
    onSuccess: () => say(t('account_session_ended'), 'success'),
    onError: sayError,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const endAll = useMutation({
    mutationFn: () => api.delete('auth/sessions'),
    onSuccess: async () => {
      await stopMessages().catch(() => undefined);
      await navigate('/');
      setUser(null);
    },
    onError: sayError,
  });

  return (
    <Paper
      component="section"
      aria-labelledby="sign-ins"
      elevation={0}
      sx={{ p: { xs: 2.5, md: 4 }, border: '1px solid', borderColor: 'divider' }}
    >
      <Typography id="sign-ins" component="h2" variant="h4" sx={{ mb: 2 }}>
        {t('account_sessions')}
      </Typography>
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
    </Paper>
  );
}

function Entry({ signIn, busy, onEnd }: { signIn: SignInEntry; busy: boolean; onEnd: () => void }) {
  const t = useT();
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

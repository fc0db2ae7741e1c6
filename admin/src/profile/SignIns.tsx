import { Button, Card, CardContent, Chip, List, ListItem, ListItemText, Typography } from '@mui/material';
import { api } from '@wayfare/shared/web/http';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignInEntry } from '@wayfare/shared';
import { useLogout, useNotify } from 'react-admin';
import { useFormat } from '../language/useFormat.js';
import { textKey, useText } from '../language/useText.js';
import { LoadFailed } from '../layout/ErrorPage.js';

const queryKey = ['sign-ins'];

/** The user's sign-in sessions, which can be ended one by one or all at once. */
export function SignIns() {
  const t = useText();
  const format = useFormat();
  const notify = useNotify();
  const logout = useLogout();
  const queryClient = useQueryClient();
  const signIns = useQuery({ queryKey, queryFn: () => api.get<SignInEntry[]>('auth/sessions') });
  const onError = (error: Error) => notify(error.message || textKey('update_failed'), { type: 'error' });
  const end = useMutation({
    mutationFn: (id: string) => api.delete(`auth/sessions/${id}`),
    onSuccess: () => notify(textKey('account_session_ended'), { type: 'success' }),
    onError,
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const endAll = useMutation({
    mutationFn: () => api.delete('auth/sessions'),
    onSuccess: () => logout(),
    onError,
  });

  return (
    <Card component="section" aria-labelledby="sign-ins" sx={{ mt: 2, maxWidth: 560 }}>
      <CardContent>
        <Typography id="sign-ins" component="h2" variant="h6">
          {t('account_sessions')}
        </Typography>
        {signIns.isError && <LoadFailed onRetry={() => void signIns.refetch()} />}
        <List dense aria-busy={signIns.isPending}>
          {signIns.data?.map(({ id, kind, device, startedAt, isCurrent }) => {
            const name = device ?? t('account_session_unknown');
            return (
              <ListItem key={id} disableGutters>
                <ListItemText
                  primary={kind === 'app' ? `${name} (${t('account_session_app')})` : name}
                  secondary={t('account_session_since', { date: format.dateTime(startedAt) })}
                />
                {isCurrent ? (
                  <Chip size="small" color="primary" label={t('account_session_current')} />
                ) : (
                  <Button
                    size="small"
                    disabled={end.isPending}
                    aria-label={t('account_session_end_of', { device: name })}
                    onClick={() => end.mutate(id)}
                  >
                    {t('account_session_end')}
                  </Button>
                )}
              </ListItem>
            );
          })}
        </List>
        <Button variant="outlined" color="error" disabled={endAll.isPending} onClick={() => endAll.mutate()}>
          {t('account_sign_out_everywhere')}
        </Button>
      </CardContent>
    </Card>
  );
}

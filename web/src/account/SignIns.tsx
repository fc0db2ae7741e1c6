import {
  Box,
  Button,
  Chip,
  CircularProgress,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { SignInEntry, TranslationKey } from '@wayfare/shared';
import { call } from '../http/operations.js';
import { Dialog } from '../overlay/Dialog.js';

interface SignInsProps {
  text(key: TranslationKey, values?: Record<string, string>): string;
  /** Formats a ms timestamp for the user. */
  date(at: number): string;
  notify(text: string, severity: 'success' | 'error'): void;
  /** The text for an API error. */
  errorText(error: unknown): string;
  /** All sign-ins have ended, including this one. */
  onEndedAll(): unknown;
  /** Shown in place of sign-ins that could not be loaded. */
  failed(error: unknown, retry: () => void): ReactNode;
}

/** Sign-ins on other devices begin and end without an event, in ms. */
const REFRESH_MS = 60_000;
const queryKey = ['sign-ins'];

/** The user's sign-in sessions, which can be ended one by one or all at once. */
export function SignIns({ text, date, notify, errorText, onEndedAll, failed }: SignInsProps) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const signIns = useQuery({
    queryKey,
    queryFn: () => call.get('/auth/sessions'),
    refetchInterval: REFRESH_MS,
  });
  const onError = (error: unknown) => notify(errorText(error), 'error');
  const end = useMutation({
    mutationFn: (id: string) => call.delete('/auth/sessions/{id}', { path: { id } }),
    onSuccess: () => notify(text('account_session_ended'), 'success'),
    onError,
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const endAll = useMutation({
    mutationFn: () => call.delete('/auth/sessions'),
    onSuccess: onEndedAll,
    onError,
  });

  return (
    <>
      {signIns.isPending && <CircularProgress aria-label={text('loading')} />}
      {signIns.isError && failed(signIns.error, () => void signIns.refetch())}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, mx: 0, mt: 1, mb: 3, gap: 1.5 }}>
        {signIns.data?.map((signIn) => (
          <Entry
            key={signIn.id}
            signIn={signIn}
            text={text}
            date={date}
            isBusy={end.isPending}
            onEnd={() => end.mutate(signIn.id)}
          />
        ))}
      </Stack>
      <Button variant="outlined" color="error" loading={endAll.isPending} onClick={() => setAsking(true)}>
        {text('account_sign_out_everywhere')}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby="end-all-title">
        <DialogTitle id="end-all-title">{text('account_sign_out_everywhere_question')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text('account_sign_out_everywhere_text')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{text('cancel')}</Button>
          <Button
            color="error"
            variant="contained"
            onClick={() => {
              setAsking(false);
              endAll.mutate();
            }}
          >
            {text('account_sign_out')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

interface EntryProps extends Pick<SignInsProps, 'text' | 'date'> {
  signIn: SignInEntry;
  isBusy: boolean;
  onEnd: () => void;
}

function Entry({ signIn, text, date, isBusy, onEnd }: EntryProps) {
  const device = signIn.device ?? text('account_session_unknown');
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700 }}>
          <bdi>{device}</bdi>{' '}
          {signIn.kind === 'app' && (
            <Chip component="span" size="small" label={text('account_session_app')} />
          )}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text('account_session_since', { date: date(signIn.startedAt) })}
        </Typography>
      </Box>
      {signIn.isCurrent ? (
        <Chip size="small" color="primary" label={text('account_session_current')} />
      ) : (
        <Button
          size="small"
          onClick={onEnd}
          disabled={isBusy}
          aria-label={text('account_session_end_of', { device })}
        >
          {text('account_session_end')}
        </Button>
      )}
    </Stack>
  );
}

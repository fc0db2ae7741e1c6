import { FormControlLabel, Paper, Switch, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { browserPush, startMessages, stopMessages } from '../../frame/push/browserPush.js';

const queryKey = ['browser push'];

/** Switches push messages to this browser on or off; renders nothing if the browser does not support them. */
export function PushSwitch() {
  const t = useText();
  const { notify } = useMessages();
  const queries = useQueryClient();
  const push = useQuery({ queryKey, queryFn: browserPush });
  const turn = useMutation({
    mutationFn: (on: boolean) => (on ? startMessages() : stopMessages()),
    onError: () => notify(t('account_push_failed'), 'error'),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  if (!push.data || push.data === 'unsupported') return null;
  const isDenied = push.data === 'denied';
  return (
    <Paper elevation={0} sx={{ p: { xs: 2.5, md: 4 }, border: '1px solid', borderColor: 'divider' }}>
      <FormControlLabel
        control={
          <Switch
            checked={turn.isPending ? turn.variables : push.data === 'on'}
            disabled={isDenied || turn.isPending}
            onChange={(_, on) => turn.mutate(on)}
            slotProps={{ input: { 'aria-describedby': 'push-text' } }}
          />
        }
        label={t('account_push')}
        slotProps={{ typography: { variant: 'h4', component: 'span' } }}
      />
      <Typography id="push-text" variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {t(isDenied ? 'account_push_denied' : 'account_push_text')}
      </Typography>
    </Paper>
  );
}

import { Alert, AlertTitle, Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@wayfare/shared';
import { call } from '@wayfare/web/http';
import { useMe } from '../../people/account/useMe.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';

/** For a driver who left offers unanswered: says that no more come, and leads back with one tap. */
export function DriverAway() {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const { notifyError } = useMessages();
  const back = useMutation({
    mutationFn: () => call.delete('/drivers/me/away'),
    onSuccess: () => {
      queries.setQueryData<User>(['me'], (before) => before && { ...before, awayAt: null });
      void queries.invalidateQueries({ queryKey: ['me'] });
    },
    onError: (error) => notifyError(error),
  });
  if (!me?.driverActiveStatus || !me.awayAt) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mt: 1.5, borderRadius: 4, alignItems: 'center', flexWrap: 'wrap' }}
      action={
        <Button
          variant="contained"
          disabled={back.isPending}
          onClick={() => back.mutate()}
          sx={{ minHeight: 48 }}
        >
          {t('console_away_back')}
        </Button>
      }
    >
      <AlertTitle>{t('console_away')}</AlertTitle>
      {t('console_away_text')}
    </Alert>
  );
}

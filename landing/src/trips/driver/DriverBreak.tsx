import { Box, Button, Typography } from '@mui/material';
import { isOnBreak, type User } from '@wayfare/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, serverNow } from '@wayfare/web/http';
import { useNow } from '@wayfare/web/time';
import { useMe } from '../../people/account/useMe.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';

/** How often the page looks whether the break has ended, in ms. */
const LOOK_MS = 5_000;

/**
 * For a driver who is online: a button that starts a break, or the end of the break and a button that ends it
 * now.
 */
export function DriverBreak() {
  const t = useText();
  const format = useFormat();
  const me = useMe();
  const now = serverNow(useNow(LOOK_MS));
  const { settings } = useSession();
  const change = useBreak();
  if (!me?.driverActiveStatus) return null;
  const isOn = isOnBreak(me, now);
  if (!isOn && settings.breakMinutes === 0) return null;
  return (
    <Box
      sx={{
        // While it is active, it has a line of its own.
        flex: isOn ? '1 1 100%' : '0 0 auto',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: isOn ? 2 : 0,
        flexWrap: 'wrap',
      }}
    >
      <Box aria-live="polite">
        {isOn && (
          <>
            <Typography sx={{ fontWeight: 700 }}>
              {t('console_break_until', { time: format.time(me.breakUntil as number) })}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {t('console_break_text')}
            </Typography>
          </>
        )}
      </Box>
      <Button
        variant={isOn ? 'contained' : 'outlined'}
        disabled={change.isPending}
        onClick={() => change.mutate(!isOn)}
        sx={{ minHeight: 44 }}
      >
        {t(isOn ? 'console_break_end' : 'console_break_start')}
      </Button>
    </Box>
  );
}

function useBreak() {
  const queries = useQueryClient();
  const { notifyError } = useMessages();
  return useMutation({
    mutationFn: (start: boolean) =>
      start ? call.post('/drivers/me/break') : call.delete('/drivers/me/break'),
    onSuccess: ({ breakUntil = null }) => {
      queries.setQueryData<User>(['me'], (before) => before && { ...before, breakUntil });
      void queries.invalidateQueries({ queryKey: ['me'] });
    },
    onError: (error) => notifyError(error),
  });
}

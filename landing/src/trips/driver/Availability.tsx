import { Box, Paper, Switch, Typography } from '@mui/material';
import { isOnBreak } from '@wayfare/shared';
import { serverNow } from '@wayfare/web/http';
import { useNow } from '@wayfare/web/time';
import { useMe } from '../../people/account/useMe.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { unlockHorn } from './horn.js';
import { useAvailability } from './tasks.js';

/** How often the page looks whether a break has ended, in ms. */
const LOOK_MS = 5_000;

/** The switch that controls whether the driver gets offers. */
export function Availability() {
  const t = useText();
  const me = useMe();
  const availability = useAvailability();
  const online = me?.driverActiveStatus === true;
  const now = serverNow(useNow(LOOK_MS));
  // It must not promise offers that do not come.
  const isPaused = me !== null && isOnBreak(me, now);
  return (
    <Paper
      elevation={0}
      sx={{
        p: 2,
        px: 2.5,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        border: '2px solid',
        borderColor: online ? 'success.main' : 'divider',
      }}
    >
      <Box aria-live="polite">
        <Typography variant="h3" component="h2">
          {t(online ? 'console_online' : 'console_offline')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t(!online ? 'console_offline_text' : isPaused ? 'console_break_text' : 'console_online_text')}
        </Typography>
      </Box>
      <Switch
        checked={online}
        disabled={availability.isPending}
        onChange={(_, next) => {
          if (next) unlockHorn();
          availability.mutate(next);
        }}
        color="success"
        slotProps={{ input: { 'aria-label': t('console_go_online') } }}
        sx={{ transform: 'scale(1.35)', mx: 1, flexShrink: 0 }}
      />
    </Paper>
  );
}

import { FormControlLabel, Paper, Switch, Typography } from '@mui/material';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useBrowserPush } from './useBrowserPush.js';

/** Switches push messages to this browser on or off; renders nothing if the browser does not support them. */
export function PushSwitch() {
  const t = useText();
  const push = useBrowserPush();
  if (!push) return null;
  return (
    <Paper elevation={0} sx={{ p: { xs: 2.5, md: 4 }, border: '1px solid', borderColor: 'divider' }}>
      <FormControlLabel
        control={
          <Switch
            checked={push.isOn}
            disabled={push.isDenied || push.isTurning}
            onChange={(_, on) => push.turn(on)}
            slotProps={{ input: { 'aria-describedby': 'push-text' } }}
          />
        }
        label={t('account_push')}
        slotProps={{ typography: { variant: 'h4', component: 'span' } }}
      />
      <Typography id="push-text" variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {t(push.isDenied ? 'account_push_denied' : 'account_push_text')}
      </Typography>
    </Paper>
  );
}

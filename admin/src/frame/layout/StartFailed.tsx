import { Button, createTheme, CssBaseline, ThemeProvider } from '@mui/material';
import { call } from '@wayfare/web/http';
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { startTexts } from '@wayfare/shared';
import { useEffect } from 'react';
import type { SettingsProblem } from '@wayfare/web/session';
import { lightTheme } from './theme.js';
import { Message } from '../feedback/Message.js';

/** Shown when the panel could not start. Only the bundled language is available at that point. */
export function StartFailed({ problem }: { problem: SettingsProblem | null }) {
  return (
    <ThemeProvider theme={createTheme(lightTheme('ltr'))}>
      <CssBaseline />
      <main role="alert">{problem ? <SettingsFailed problem={problem} /> : <NotReached />}</main>
    </ThemeProvider>
  );
}

function NotReached() {
  return (
    <Message
      icon={<CloudOffIcon />}
      title={startTexts.panel_start_failed_title}
      text={startTexts.panel_start_failed_text}
    >
      <Button variant="contained" onClick={() => window.location.reload()}>
        {startTexts.retry}
      </Button>
    </Message>
  );
}

/** Without settings, no user stays signed in (rule 8.13). */
function SettingsFailed({ problem }: { problem: SettingsProblem }) {
  useEffect(() => {
    // If sign-out fails now, it happens on the sign-in page, which also reports the state of the session.
    call.post('/auth/logout').catch(() => undefined);
  }, []);
  return (
    <Message icon={<SettingsIcon />} title={startTexts[problem]} text={startTexts.panel_signed_out}>
      <Button variant="contained" href="/login">
        {startTexts.panel_to_sign_in}
      </Button>
    </Message>
  );
}

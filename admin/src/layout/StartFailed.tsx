import { Button, CssBaseline, ThemeProvider, createTheme } from '@mui/material';
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import { englishTexts } from '@wayfare/shared';
import { lightTheme } from './theme.js';
import { Message } from './Message.js';

/** Shown when not even the session could be loaded. No language is there yet but the bundled one. */
export function StartFailed() {
  return (
    <ThemeProvider theme={createTheme(lightTheme('ltr'))}>
      <CssBaseline />
      <main role="alert">
        <Message
          icon={<CloudOffIcon />}
          title={englishTexts.panel_start_failed_title}
          text={englishTexts.panel_start_failed_text}
        >
          <Button variant="contained" onClick={() => window.location.reload()}>
            {englishTexts.retry}
          </Button>
        </Message>
      </main>
    </ThemeProvider>
  );
}

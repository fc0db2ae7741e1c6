import {
  Alert,
  type AlertColor,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Snackbar,
} from '@mui/material';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { errorText } from '../api/errorText.js';
import { useText } from '../language/LanguageProvider.js';
import { HEADER_HEIGHT } from '../brand/headerHeight.js';

interface Messages {
  /** Shows a text in the message bar (rule 8.17). */
  notify: (text: string, severity?: AlertColor, onPutAway?: () => void) => void;
  /** Shows a text in the message bar with an action button. */
  notifyWith: (text: string, severity: AlertColor, action: MessageAction) => void;
  /** Shows an error in the message bar, in the user's language. */
  notifyError: (error: unknown) => void;
  /** Closes the message bar because its message no longer applies. */
  dismiss: () => void;
  /** Shows a text in the dialog titled 'Alert', which the user has to close (rule 8.5). */
  alert: (text: string) => void;
}

const MessagesContext = createContext<Messages | null>(null);

/** The distance of the message bar from the top, below the notch of a phone. */
const TOP = 'calc(4px + env(safe-area-inset-top))';
/** Its greatest height: it ends above the title of the page, whose text starts 16 px below the header. */
const HEIGHT = HEADER_HEIGHT + 8;

/** A button in the message bar. */
interface MessageAction {
  label: string;
  onClick: () => void;
}

interface Bar {
  text: string;
  severity: AlertColor;
  action?: MessageAction;
  /** Runs when the user closes the bar, but not when it closes automatically. */
  onPutAway: (() => void) | undefined;
  id: number;
}

/** The message bar and the alert dialog of the whole site. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const t = useText();
  const [bar, setBar] = useState<Bar | null>(null);
  const [open, setOpen] = useState(false);
  const [alertText, setAlertText] = useState<string | null>(null);

  const notify = useCallback((text: string, severity: AlertColor = 'info', onPutAway?: () => void) => {
    setBar((before) => ({ text, severity, onPutAway, id: (before?.id ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const notifyWith = useCallback((text: string, severity: AlertColor, action: MessageAction) => {
    setBar((before) => ({ text, severity, action, onPutAway: undefined, id: (before?.id ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const messages = useMemo<Messages>(
    () => ({
      notify,
      notifyWith,
      notifyError: (error) => notify(errorText(error, t), 'error'),
      dismiss: () => setOpen(false),
      alert: setAlertText,
    }),
    [notify, notifyWith, t],
  );

  return (
    <MessagesContext.Provider value={messages}>
      {children}
      <Snackbar
        key={bar?.id}
        open={open}
        // A bar with a button stays until it is used or closed.
        autoHideDuration={bar?.action ? null : bar?.severity === 'error' ? 9000 : 6000}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        // Over the site's header: below it are the titles of pages, and at the bottom the buttons of forms and dialogs.
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        sx={{ top: { xs: TOP, sm: TOP } }}
      >
        <Alert
          variant="filled"
          severity={bar?.severity ?? 'info'}
          onClose={() => {
            setOpen(false);
            bar?.onPutAway?.();
          }}
          closeText={t('close')}
          role={bar?.severity === 'error' ? 'alert' : 'status'}
          sx={{ width: '100%', py: 0, maxHeight: HEIGHT, overflowY: 'auto' }}
        >
          {bar?.text}
          {bar?.action && (
            <Button
              color="inherit"
              variant="outlined"
              size="small"
              sx={{ marginInlineStart: 1.5, my: 0.25 }}
              onClick={() => {
                setOpen(false);
                bar.action?.onClick();
              }}
            >
              {bar.action.label}
            </Button>
          )}
        </Alert>
      </Snackbar>
      <Dialog open={alertText !== null} onClose={() => setAlertText(null)} aria-labelledby="alert-title">
        <DialogTitle id="alert-title">{t('alert')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{alertText}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAlertText(null)}>{t('close')}</Button>
        </DialogActions>
      </Dialog>
    </MessagesContext.Provider>
  );
}

export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useMessages needs a MessagesProvider');
  return messages;
}

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { errorText } from '../api/errorText.js';
import type { Severity } from '../controls/Note.js';
import { useText } from '../language/LanguageProvider.js';
import { AlertDialog } from './AlertDialog.js';
import { type BarMessage, MessageBar, type MessageAction } from './MessageBar.js';

interface Messages {
  /** Shows a text in the message bar (rule 8.17). */
  notify: (text: string, severity?: Severity, onPutAway?: () => void) => void;
  /** Shows a text in the message bar with an action button. */
  notifyWith: (text: string, severity: Severity, action: MessageAction) => void;
  /** Shows an error in the message bar, in the user's language. */
  notifyError: (error: unknown) => void;
  /** Closes the message bar because its message no longer applies. */
  dismiss: () => void;
  /** Shows a text in the dialog titled 'Alert', which the user has to close (rule 8.5). */
  alert: (text: string) => void;
}

const MessagesContext = createContext<Messages | null>(null);

/** Every message has its own number, so that a repeated one is shown anew. */
let count = 0;

/** The message bar and the alert dialog of the whole site. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const t = useText();
  const [bar, setBar] = useState<BarMessage | null>(null);
  const [alertText, setAlertText] = useState<string | null>(null);

  const show = useCallback((message: Omit<BarMessage, 'id'>) => {
    count += 1;
    setBar({ ...message, id: count });
  }, []);
  const dismiss = useCallback(() => setBar(null), []);
  const messages = useMemo<Messages>(() => {
    const notify: Messages['notify'] = (text, severity = 'info', onPutAway) =>
      show({ text, severity, onPutAway });
    return {
      notify,
      notifyWith: (text, severity, action) => show({ text, severity, action, onPutAway: undefined }),
      notifyError: (error) => notify(errorText(error, t), 'error'),
      dismiss,
      alert: setAlertText,
    };
  }, [show, dismiss, t]);

  return (
    <MessagesContext.Provider value={messages}>
      {children}
      {bar && <MessageBar key={bar.id} message={bar} closeText={t('close')} onClose={dismiss} />}
      {alertText !== null && (
        <AlertDialog
          title={t('alert')}
          text={alertText}
          closeText={t('close')}
          onClose={() => setAlertText(null)}
        />
      )}
    </MessagesContext.Provider>
  );
}

export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useMessages needs a MessagesProvider');
  return messages;
}

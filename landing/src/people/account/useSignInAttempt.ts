import type { AlertColor } from '@mui/material';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';

/**
 * Sign-in attempts. Their messages appear in the message bar; closing it clears the fields and the
 * attempt (rule 8.8).
 */
export function useSignInAttempt(clearFields: () => void) {
  const { auth, dispatchAuth } = useSession();
  const { notify } = useMessages();

  const showMessage = (message: string, severity: AlertColor = 'error') => {
    dispatchAuth({ type: 'message-shown', message });
    notify(message, severity, () => {
      dispatchAuth({ type: 'message-put-away' });
      clearFields();
    });
  };
  /** Runs a sign-in step; `textOf` provides the text for a refusal. */
  const attempt = async (step: () => Promise<void>, textOf: (error: unknown) => string) => {
    dispatchAuth({ type: 'attempted' });
    try {
      await step();
    } catch (error) {
      showMessage(textOf(error));
    } finally {
      dispatchAuth({ type: 'attempt-over' });
    }
  };
  return { auth, dispatchAuth, showMessage, attempt };
}

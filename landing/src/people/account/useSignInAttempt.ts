import type { AlertColor } from '@mui/material';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';

/**
 * Sign-in attempts. Their messages appear in the message bar; closing it clears the fields and the
 * attempt (rule 8.8).
 */
export function useSignInAttempt(clearFields: () => void) {
  const { auth, tellAuth } = useSession();
  const { notify } = useMessages();

  const tell = (message: string, severity: AlertColor = 'error') => {
    tellAuth({ type: 'told', message });
    notify(message, severity, () => {
      tellAuth({ type: 'message-put-away' });
      clearFields();
    });
  };
  /** Runs a sign-in step; `textOf` provides the text for a refusal. */
  const attempt = async (step: () => Promise<void>, textOf: (error: unknown) => string) => {
    tellAuth({ type: 'attempted' });
    try {
      await step();
    } catch (error) {
      tell(textOf(error));
    } finally {
      tellAuth({ type: 'attempt-over' });
    }
  };
  return { auth, tellAuth, tell, attempt };
}

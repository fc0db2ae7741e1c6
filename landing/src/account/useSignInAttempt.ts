import type { AlertColor } from '@mui/material';
import { useMessages } from '../messages/MessagesProvider.js';
import { useSession } from '../session/SessionProvider.js';

/**
 * Attempts to sign in. What one has to say stands in the message bar; when that is closed, the fields
 * and the attempt are cleared (rule 8.8).
 */
export function useSignInAttempt(clearFields: () => void) {
  const { auth, tellAuth } = useSession();
  const { say } = useMessages();

  const tell = (message: string, severity: AlertColor = 'error') => {
    tellAuth({ type: 'told', message });
    say(message, severity, () => {
      tellAuth({ type: 'message-put-away' });
      clearFields();
    });
  };
  /** Does a step of signing in; a refusal is told in the words `textOf` has for it. */
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

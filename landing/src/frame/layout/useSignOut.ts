import { useMessages } from '../messages/MessagesProvider.js';
import { forgetForms } from '../offline/personalStorage.js';
import { useArrive } from '../session/arrival.js';
import { useSession } from '../session/SessionProvider.js';

/** Signs out and goes to the home page; what fails is reported. */
export function useSignOut(): () => Promise<void> {
  const arrive = useArrive();
  const { signOut } = useSession();
  const { notifyError } = useMessages();
  return async () => {
    try {
      // Before the home page shows its form.
      forgetForms();
      // Leave this page first: it redirects signed-out users to sign in.
      await signOut(() => arrive('/'));
    } catch (error) {
      notifyError(error);
    }
  };
}

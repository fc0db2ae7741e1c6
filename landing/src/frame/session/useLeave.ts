import { forgetUser } from '../offline/personalStorage.js';
import { stopMessages } from '../push/browserPush.js';
import { useArrive } from './arrival.js';
import { useSession } from './SessionProvider.js';

/**
 * Goes to the home page, signed out: for users who have just ended all their sessions or deleted their
 * account.
 */
export function useLeave(): () => Promise<void> {
  const { setUser } = useSession();
  const arrive = useArrive();
  return async () => {
    await stopMessages().catch(() => undefined);
    await forgetUser();
    // Leave this page first: it redirects signed-out users to sign in.
    await arrive('/');
    setUser(null);
  };
}

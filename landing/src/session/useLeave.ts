import { useNavigate } from 'react-router';
import { forgetUser } from '../offline/personalStorage.js';
import { stopMessages } from '../push/browserPush.js';
import { useSession } from './SessionProvider.js';

/** Goes to the home page, signed out: for users who have just ended all their sessions or deleted their account. */
export function useLeave(): () => Promise<void> {
  const { setUser } = useSession();
  const navigate = useNavigate();
  return async () => {
    await stopMessages().catch(() => undefined);
    await forgetUser();
    // Leave this page first: it redirects signed-out users to sign in.
    await navigate('/');
    setUser(null);
  };
}

import { useNavigate } from 'react-router';
import { stopMessages } from '../push/browserPush.js';
import { useSession } from './SessionProvider.js';

/** Goes to the first page, signed out: for somebody who has just ended every sign-in, or the account, by their own wish. */
export function useLeave(): () => Promise<void> {
  const { setUser } = useSession();
  const navigate = useNavigate();
  return async () => {
    await stopMessages().catch(() => undefined);
    // First away from here: a page of one's own sends whoever is signed out to the sign-in.
    await navigate('/');
    setUser(null);
  };
}

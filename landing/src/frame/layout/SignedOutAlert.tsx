import { useEffect } from 'react';
import { type SignInEnd, setSignInEndListener } from '@wayfare/web/http';
import { useText } from '../language/LanguageProvider.js';
import { useMessages } from '../messages/MessagesProvider.js';
import { useSession } from '../session/SessionProvider.js';

/**
 * Signs out users whose account is not approved, deleted or has an invalid role, and shows the reason (rules
 * 5.24, 6.16). If the session has simply ended, here or elsewhere, it signs out without a message (rules
 * 4.51, 8.6).
 */
export function SignedOutAlert() {
  const t = useText();
  const { user, auth, setUser, signOut } = useSession();
  const { problem } = auth;
  const { alert, notifyError } = useMessages();

  useEffect(() => {
    const leave = (reason: SignInEnd) => {
      if (reason === 'not_logged_in') return setUser(null);
      alert(t(reason));
      signOut().catch(notifyError);
    };
    if (problem) leave(problem);
    // A user who is still signing in sees the message there.
    setSignInEndListener(user ? leave : () => undefined);
  }, [user, problem, t, setUser, signOut, alert, notifyError]);

  return null;
}

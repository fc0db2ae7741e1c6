import { useEffect } from 'react';
import { type SignInEnd, tellSignInEnd } from '../api/client.js';
import { useT } from '../language/LanguageProvider.js';
import { useMessages } from '../messages/MessagesProvider.js';
import { useSession } from './SessionProvider.js';

/**
 * Signs somebody out whose account is not approved, not known or of no role any more, and says so (rules
 * 5.24, 6.16); a sign-in that has ended, here or elsewhere, leaves without a word (rules 4.51, 8.6).
 */
export function SignedOutAlert() {
  const t = useT();
  const { user, auth, setUser, signOut } = useSession();
  const { problem } = auth;
  const { alert, sayError } = useMessages();

  useEffect(() => {
    const leave = (reason: SignInEnd) => {
      if (reason === 'not_logged_in') return setUser(null);
      alert(t(reason));
      signOut().catch(sayError);
    };
    if (problem) leave(problem);
    // Somebody who is only trying to sign in is told where they do it.
    tellSignInEnd(user ? leave : () => undefined);
  }, [user, problem, t, setUser, signOut, alert, sayError]);

  return null;
}

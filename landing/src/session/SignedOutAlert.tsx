import { useEffect } from 'react';
import { tellSignInProblems } from '../api/client.js';
import { useT } from '../language/LanguageProvider.js';
import { useMessages } from '../messages/MessagesProvider.js';
import { useSession } from './SessionProvider.js';

/** Signs somebody out whose account is not approved, not known or of no role any more, and says so (rules 5.24, 6.16). */
export function SignedOutAlert() {
  const t = useT();
  const { user, problem, signOut } = useSession();
  const { alert, sayError } = useMessages();

  useEffect(() => {
    const leave = (reason: NonNullable<typeof problem>) => {
      alert(t(reason));
      signOut().catch(sayError);
    };
    if (problem) leave(problem);
    // Somebody who is only trying to sign in is told where they do it.
    tellSignInProblems(user ? leave : () => undefined);
  }, [user, problem, t, signOut, alert, sayError]);

  return null;
}

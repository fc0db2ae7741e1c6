import { fullName, loginPageFor } from '@wayfare/shared';
import { useOtherUser } from '@wayfare/web/session';
import { lazy, Suspense } from 'react';
import { useSession } from '../session/session.js';

/** A file of its own, because hardly anyone needs it. */
const OtherUserDialog = lazy(async () => ({
  default: (await import('./OtherUserDialog.js')).OtherUserDialog,
}));

/**
 * Shows who is signed in once someone else has signed in in another tab. If nobody is signed in any more, it
 * leaves for the sign-in page.
 */
export function OtherUser() {
  const { user } = useSession();
  const other = useOtherUser(() => {
    window.location.replace(loginPageFor(window.location.pathname + window.location.search));
  });
  if (!other) return null;
  return (
    <Suspense>
      <OtherUserDialog name={fullName(other)} former={fullName(user)} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { useSession } from '../session/SessionProvider.js';

// Loaded on its own: visitors who are not signed in do not need it.
const ConversationBell = lazy(async () => ({
  default: (await import('./ConversationBell.js')).ConversationBell,
}));

/**
 * The link to a rider's or driver's conversation with the office. Absent for others, and before the approval.
 */
export function ConversationLink() {
  const { user } = useSession();
  if (!user?.approved || (user.usertype !== 'rider' && user.usertype !== 'driver')) return null;
  return (
    <Suspense>
      <ConversationBell />
    </Suspense>
  );
}

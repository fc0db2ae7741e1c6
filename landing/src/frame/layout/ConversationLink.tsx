import { Suspense } from 'react';
import { useSession } from '../session/SessionProvider.js';
import { lazyThemed } from '../themed/lazyThemed.js';

// Loaded on its own: visitors who are not signed in do not need it.
const ConversationBell = lazyThemed(async () => (await import('./ConversationBell.js')).ConversationBell);

/** The link to a rider's or driver's conversation with the office. Absent for others. */
export function ConversationLink() {
  const usertype = useSession().user?.usertype;
  if (usertype !== 'rider' && usertype !== 'driver') return null;
  return (
    <Suspense>
      <ConversationBell />
    </Suspense>
  );
}

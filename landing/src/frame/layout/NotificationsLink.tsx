import { lazy, Suspense } from 'react';
import { useSession } from '../session/SessionProvider.js';

// Loaded on its own: visitors who are not signed in do not need it.
const NotificationsBell = lazy(async () => ({
  default: (await import('./NotificationsBell.js')).NotificationsBell,
}));

/**
 * The link to the user's notifications. Absent for visitors who are not signed in, and before the approval.
 */
export function NotificationsLink() {
  if (!useSession().user?.approved) return null;
  return (
    <Suspense>
      <NotificationsBell />
    </Suspense>
  );
}

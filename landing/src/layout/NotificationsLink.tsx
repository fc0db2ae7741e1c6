import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import { lazy, Suspense } from 'react';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { usePageLink } from './usePageLink.js';

// Loaded on its own: visitors who are not signed in do not need it.
const InboxBell = lazy(async () => ({ default: (await import('@wayfare/shared/web/inbox')).InboxBell }));

/** The link to the user's notifications. Absent for visitors who are not signed in. */
export function NotificationsLink() {
  const t = useText();
  const pageLink = usePageLink();
  if (!useSession().user) return null;
  return (
    <Suspense>
      <InboxBell text={t} link={pageLink('/profile/notifications')}>
        <NotificationsIcon />
      </InboxBell>
    </Suspense>
  );
}

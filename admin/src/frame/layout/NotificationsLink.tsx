import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useText } from '../texts/useText.js';

// Loaded on its own: a page is usable before it.
const InboxBell = lazy(async () => ({ default: (await import('./InboxBell.js')).InboxBell }));

/** The link to the user's notifications. */
export function NotificationsLink() {
  const t = useText();
  return (
    <Suspense>
      <InboxBell text={t} link={{ component: Link, to: '/profile/notifications' }}>
        <NotificationsIcon />
      </InboxBell>
    </Suspense>
  );
}

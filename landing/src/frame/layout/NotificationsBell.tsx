import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import { InboxBell } from '@wayfare/web/inbox';
import { useText } from '../language/LanguageProvider.js';
import { usePageLink } from './usePageLink.js';

/** The link to the user's notifications, with the number of unread ones. */
export function NotificationsBell() {
  const t = useText();
  const pageLink = usePageLink();
  return (
    <InboxBell text={t} link={pageLink('/profile/notifications')}>
      <NotificationsIcon />
    </InboxBell>
  );
}

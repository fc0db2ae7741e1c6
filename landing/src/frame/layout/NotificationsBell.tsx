import { useUnreadNews } from '@wayfare/web/inbox';
import { IconButton } from '../controls/Button.js';
import { CountBadge } from '../controls/CountBadge.js';
import { Icon } from '../controls/Icon.js';
import { useText } from '../language/LanguageProvider.js';
import { usePageLink } from './usePageLink.js';

/** The link to the user's notifications, with the number of unread ones. A growing number is announced. */
export function NotificationsBell() {
  const t = useText();
  const pageLink = usePageLink();
  const { count, news } = useUnreadNews();
  return (
    <>
      <IconButton {...pageLink('/profile/notifications')} aria-label={t('inbox_bell', { count })}>
        <CountBadge count={count}>
          <Icon name="notifications" />
        </CountBadge>
      </IconButton>
      <span aria-live="polite" className="visually-hidden">
        {news > 0 && t('inbox_bell', { count: news })}
      </span>
    </>
  );
}

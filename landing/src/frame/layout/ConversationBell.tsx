import { IconButton } from '../controls/Button.js';
import { CountBadge } from '../controls/CountBadge.js';
import { Icon } from '../controls/Icon.js';
import { useText } from '../language/LanguageProvider.js';
import { useOwnConversation } from './useOwnConversation.js';
import { usePageLink } from './usePageLink.js';

/** The link to the conversation with the office, with the number of unread messages. */
export function ConversationBell() {
  const t = useText();
  const pageLink = usePageLink();
  const count = useOwnConversation().data?.unread ?? 0;
  return (
    <IconButton {...pageLink('/profile/messages')} aria-label={t('conversation_bell', { count })}>
      <CountBadge count={count}>
        <Icon name="forum" />
      </CountBadge>
    </IconButton>
  );
}

import { Badge, IconButton } from '@mui/material';
import ForumIcon from '@mui/icons-material/ForumOutlined';
import { useText } from '../language/LanguageProvider.js';
import { useOwnConversation } from './useOwnConversation.js';
import { usePageLink } from './usePageLink.js';

/** The link to the conversation with the office, with the number of unread messages. */
export function ConversationBell() {
  const t = useText();
  const pageLink = usePageLink();
  const count = useOwnConversation().data?.unread ?? 0;
  return (
    <IconButton
      color="inherit"
      aria-label={t('conversation_bell', { count })}
      {...pageLink('/profile/messages')}
    >
      <Badge badgeContent={count} max={99} color="error" overlap="circular">
        <ForumIcon />
      </Badge>
    </IconButton>
  );
}

import { Badge } from '@mui/material';
import ChatIcon from '@mui/icons-material/ChatOutlined';
import { useText } from '../../frame/language/LanguageProvider.js';
import { ActionButton } from '../../frame/layout/ActionRow.js';

/** A button that opens a trip's chat, with the number of unread messages. `label` names the chat. */
export function ChatButton(props: {
  label: string;
  unread: number;
  isPrimary: boolean;
  onClick: () => void;
}) {
  const { label, unread, isPrimary, onClick } = props;
  const t = useText();
  return (
    <ActionButton
      isPrimary={isPrimary}
      onClick={onClick}
      aria-label={unread > 0 ? `${label}, ${t('chat_unread', { smart_count: unread })}` : label}
      aria-haspopup="dialog"
      icon={
        <Badge badgeContent={unread} max={9} color="error">
          <ChatIcon />
        </Badge>
      }
    >
      {t('chat_short')}
    </ActionButton>
  );
}

import ForumIcon from '@mui/icons-material/ForumOutlined';
import { Link } from 'react-router';
import { useText } from '../../frame/language/LanguageProvider.js';
import { ActionButton } from '../../frame/layout/ActionRow.js';

/** A link to the conversation with the office. Messages written there are marked as about this trip. */
export function WriteToOffice({ booking }: { booking: string }) {
  const t = useText();
  return (
    <ActionButton component={Link} to={`/profile/messages?trip=${booking}`} icon={<ForumIcon />}>
      {t('conversation_write')}
    </ActionButton>
  );
}

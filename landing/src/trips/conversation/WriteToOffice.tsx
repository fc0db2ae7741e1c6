import { Button } from '@mui/material';
import ForumIcon from '@mui/icons-material/ForumOutlined';
import { Link } from 'react-router';
import { useText } from '../../frame/language/LanguageProvider.js';

/** A link to the conversation with the office. Messages written there are marked as about this trip. */
export function WriteToOffice({ booking }: { booking: string }) {
  const t = useText();
  return (
    <Button component={Link} to={`/profile/messages?trip=${booking}`} startIcon={<ForumIcon />}>
      {t('conversation_write')}
    </Button>
  );
}

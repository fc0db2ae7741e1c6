import LockIcon from '@mui/icons-material/LockOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useText } from '../texts/useText.js';
import { Message } from './Message.js';
import { ScreenTitle } from './ScreenTitle.js';

/** Shown when a user opens a page that their role may not see. */
export function AccessDeniedPage() {
  const t = useText();
  return (
    <>
      <ScreenTitle title={t('panel_forbidden_title')} />
      <Message icon={<LockIcon />} title={t('panel_forbidden_title')} text={t('forbidden')}>
        <Button component={Link} to="/dashboard" variant="contained">
          {t('panel_to_dashboard')}
        </Button>
      </Message>
    </>
  );
}

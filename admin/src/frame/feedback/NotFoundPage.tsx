import ExploreOffIcon from '@mui/icons-material/ExploreOffOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useText } from '../texts/useText.js';
import { Message } from './Message.js';
import { ScreenTitle } from './ScreenTitle.js';

/** Shown for an unknown address. */
export function NotFoundPage() {
  const t = useText();
  return (
    <>
      <ScreenTitle title={t('panel_not_found_title')} />
      <Message icon={<ExploreOffIcon />} title={t('panel_not_found_title')} text={t('panel_not_found_text')}>
        <Button component={Link} to="/dashboard" variant="contained">
          {t('panel_to_dashboard')}
        </Button>
      </Message>
    </>
  );
}

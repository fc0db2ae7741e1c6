import ErrorIcon from '@mui/icons-material/ReportGmailerrorredOutlined';
import { Button } from '@mui/material';
import { useText } from '../texts/useText.js';
import { Message } from './Message.js';
import { ScreenTitle } from './ScreenTitle.js';

/** Shown when a screen crashes; the rest of the panel keeps working. */
export function ErrorPage() {
  const t = useText();
  return (
    <div role="alert">
      <ScreenTitle title={t('panel_error_title')} />
      <Message icon={<ErrorIcon />} title={t('panel_error_title')} text={t('panel_error_text')}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('panel_reload')}
        </Button>
      </Message>
    </div>
  );
}

/** Shown in place of data that could not be loaded. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div role="alert">
      <Message icon={<ErrorIcon />} title={t('panel_load_failed_title')} text={t('panel_load_failed_text')}>
        <Button variant="contained" onClick={onRetry}>
          {t('retry')}
        </Button>
      </Message>
    </div>
  );
}

import { Link } from 'react-router';
import { errorTextKey } from '../api/errorText.js';
import { Button } from '../controls/Button.js';
import { useText } from '../language/LanguageProvider.js';
import { BrokenRoad } from '../brand/Art.js';
import { Band } from './Band.js';
import { Notice } from '../brand/Notice.js';
import { useFirstScreenRemoval } from '../brand/useFirstScreenRemoval.js';
import { useEarlyInput } from '../session/earlyInput.js';
import { usePageTitle } from './usePageTitle.js';

/** For data that failed to load, with a retry button. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText();
  return (
    <Notice role="alert" art={<BrokenRoad />} title={t('site_load_error')} text={t(errorTextKey(error))}>
      <Button look="filled" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  );
}

export function NotFoundPage() {
  const t = useText();
  usePageTitle(t('site_not_found'));
  return (
    <>
      <Band title={t('site_not_found')} />
      <Notice art={<BrokenRoad />} title={t('site_not_found_title')} text={t('site_not_found_text')}>
        <Button look="filled" component={Link} to="/">
          {t('site_home')}
        </Button>
      </Notice>
    </>
  );
}

/** A page that crashed while rendering, or whose code could not be loaded. */
export function PageCrashed({ error }: { error: unknown }) {
  const t = useText();
  useFirstScreenRemoval();
  useEarlyInput();
  return (
    <Notice role="alert" art={<BrokenRoad />} title={t('site_load_error')} text={t(errorTextKey(error))}>
      <Button look="filled" onClick={() => window.location.reload()}>
        {t('retry')}
      </Button>
    </Notice>
  );
}

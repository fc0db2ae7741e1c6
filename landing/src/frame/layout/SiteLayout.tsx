import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { PageLoading } from '../brand/PageLoading.js';
import { useText } from '../language/LanguageProvider.js';
import { CrashBoundary } from './CrashBoundary.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { OfflineNotice } from './OfflineNotice.js';
import { PageCrashed } from './PageStates.js';
import styles from './SiteLayout.module.css';
import { useFirstScreenRemoval } from '../brand/useFirstScreenRemoval.js';
import { useArrivals } from '../session/arrival.js';
import { useEarlyInput } from '../session/earlyInput.js';
import { useScrollPosition } from './useScrollPosition.js';

/** Header, page and footer, with a skip link past the header for keyboard users. */
export function SiteLayout() {
  const t = useText();
  const { pathname } = useLocation();
  useFirstScreenRemoval();
  return (
    <CrashBoundary page={pathname} Fallback={PageCrashed}>
      <div className={styles['site']}>
        <a href="#main" className={styles['skip']}>
          {t('site_skip_to_content')}
        </a>
        <Header />
        <main id="main" tabIndex={-1} className={styles['main']}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
            <Arrival />
          </Suspense>
        </main>
        <Footer />
        <OfflineNotice />
      </div>
    </CrashBoundary>
  );
}

/** Next to the page, so that it waits until the page is there. */
function Arrival() {
  useScrollPosition();
  useArrivals();
  useEarlyInput();
  return null;
}

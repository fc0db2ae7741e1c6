import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { Band } from './Band.js';
import styles from './OwnPageHead.module.css';
import { usePageTitle } from './usePageTitle.js';

/** The header of a rider's or driver's own page, with links between these pages. */
export function OwnPageHead({
  title,
  here,
  children,
}: {
  title: string;
  /** Null for a page without a link of its own here. */
  here: '/bookings' | '/profile/wallet' | '/profile' | null;
  children?: ReactNode;
}) {
  const t = useText();
  const { user } = useSession();
  usePageTitle(title);
  const pages = [
    ['/bookings', user?.usertype === 'driver' ? 'console_tasks' : 'trip_my_trips'],
    // A driver's wallet is on the earnings page.
    ...(user?.usertype === 'rider' ? [['/profile/wallet', 'wallet_title'] as const] : []),
    ['/profile', 'account_profile'],
  ] as const;
  return (
    <Band title={title}>
      {children}
      <nav aria-label={t('site_account_navigation')} className={styles['pages']}>
        {pages.map(([path, text]) => (
          <Link
            key={path}
            to={path}
            aria-current={path === here ? 'page' : undefined}
            className={styles['page']}
          >
            {t(text)}
          </Link>
        ))}
      </nav>
    </Band>
  );
}

import { Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { Band } from './Band.js';
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
  return (
    <Band title={title}>
      {children}
      <Tabs
        component="nav"
        value={here ?? false}
        aria-label={t('site_account_navigation')}
        textColor="inherit"
        slotProps={{ indicator: { sx: { bgcolor: 'secondary.main', height: 3 } } }}
      >
        <Tab
          component={Link}
          to="/bookings"
          value="/bookings"
          label={t(user?.usertype === 'driver' ? 'console_tasks' : 'trip_my_trips')}
        />
        {/* A driver's wallet is on the earnings page. */}
        {user?.usertype === 'rider' && (
          <Tab component={Link} to="/profile/wallet" value="/profile/wallet" label={t('wallet_title')} />
        )}
        <Tab component={Link} to="/profile" value="/profile" label={t('account_profile')} />
      </Tabs>
    </Band>
  );
}

import { Alert, Link } from '@mui/material';
import { Link as RouterLink, useLocation } from 'react-router';
import { useStaffMay } from '../access/useStaffMay.js';
import { useText } from '../texts/useText.js';

/** Says on every page that demo mode is on, before a form is filled that cannot be saved. */
export function DemoBanner() {
  const t = useText();
  const mayEnd = useStaffMay();
  const { pathname } = useLocation();
  // The settings say it themselves, with a button that ends it.
  if (pathname === '/settings') return null;
  return (
    <Alert severity="warning" sx={{ mt: 1, py: 0 }}>
      {t('panel_demo_is_on')}{' '}
      {mayEnd && (
        <Link component={RouterLink} to="/settings">
          {t('panel_settings')}
        </Link>
      )}
    </Alert>
  );
}

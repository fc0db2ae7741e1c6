import { Box, Link } from '@mui/material';
import { Outlet, ScrollRestoration } from 'react-router';
import { useText } from '../language/LanguageProvider.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { OfflineNotice } from './OfflineNotice.js';
import { useFirstScreenRemoval } from '../brand/useFirstScreenRemoval.js';

/** Header, page and footer, with a skip link past the header for keyboard users. */
export function SiteLayout() {
  const t = useText();
  useFirstScreenRemoval();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <Link
        href="#main"
        sx={{
          position: 'fixed',
          top: -80,
          insetInlineStart: 12,
          zIndex: 'tooltip',
          bgcolor: '#fff',
          px: 2,
          py: 1,
          borderRadius: 2,
          '&:focus': { top: 12 },
        }}
      >
        {t('site_skip_to_content')}
      </Link>
      <Header />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ flex: 1, display: 'flex', flexDirection: 'column', outline: 'none !important' }}
      >
        <Outlet />
      </Box>
      <Footer />
      <OfflineNotice />
      {/* The first location of every page load has the same key; combined with the path, it is unique to that page. */}
      <ScrollRestoration getKey={(location) => `${location.pathname}:${location.key}`} />
    </Box>
  );
}

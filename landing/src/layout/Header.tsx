import { Box, Button, Container, IconButton, Link, Stack } from '@mui/material';
import MenuIcon from '@mui/icons-material/Menu';
import { lazy, Suspense, useState } from 'react';
import { HEADER_HEIGHT } from '../brand/headerHeight.js';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { brand } from '@wayfare/shared/web/theme';
import { ConversationLink } from './ConversationLink.js';
import { LanguageMenu } from './LanguageMenu.js';
import type { MenuLink } from './MenuDrawer.js';
import { NotificationsLink } from './NotificationsLink.js';
import { Logo } from '../brand/Logo.js';
import { SocialLinks } from './SocialLinks.js';
import { usePageLink } from './usePageLink.js';
import { useScrolledPast } from './useScrolledPast.js';

// It is opened after the page is shown, so it loads after it.
const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.js')).MenuDrawer }));

/** Beyond this scroll position, the header is light and its logo black (rule 2.12). */
const COLOUR_CHANGE_PX = 400;

/** A driver on a trip sees the trip only: see `useDrivingMode`. */
export const hiddenWhileDriving = { '[data-driving] &': { display: 'none' } };

/** The header of every page: links, social links, languages; a drawer on small screens. */
export function Header() {
  const t = useText();
  const { user, appinfo } = useSession();
  const light = useScrolledPast(COLOUR_CHANGE_PX);
  // Before the color change, the white logo needs a dark background of its own, whatever scrolls under it.
  const scrolled = useScrolledPast(12);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const pageLink = usePageLink();
  const links: MenuLink[] = [
    { path: '/', text: 'site_home' },
    { path: '/bookings', text: user ? 'site_my_account' : 'site_login_signup' },
    { path: '/about-us', text: 'site_about_us' },
  ];

  return (
    <Box
      component="header"
      sx={{
        displayPrint: 'none',
        ...hiddenWhileDriving,
        position: 'fixed',
        insetInline: 0,
        top: 0,
        zIndex: 'appBar',
        color: light ? '#000' : '#fff',
        bgcolor: light ? 'rgba(255,255,255,0.94)' : scrolled ? 'rgba(11,43,46,0.92)' : brand.ink,
        boxShadow: light ? '0 1px 0 #dfe5e1' : 'none',
        backdropFilter: scrolled ? 'blur(10px)' : 'none',
        transition: 'background-color 250ms, color 250ms',
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    >
      <Container maxWidth="xl" sx={{ display: 'flex', alignItems: 'center', height: HEADER_HEIGHT, gap: 2 }}>
        <Link
          {...pageLink('/')}
          color="inherit"
          underline="none"
          sx={{ display: 'inline-flex' }}
          aria-label={`${appinfo.appName}, ${t('site_home')}`}
        >
          <Logo name={appinfo.appName} />
        </Link>
        <Box sx={{ flex: 1 }} />
        <Stack
          component="nav"
          aria-label={t('site_main_navigation')}
          direction="row"
          sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 0.5 }}
        >
          {links.map((link) => (
            <Button key={link.path} {...pageLink(link.path)} color="inherit">
              {t(link.text)}
            </Button>
          ))}
          <SocialLinks />
          <Box sx={{ marginInlineStart: 1 }}>
            <LanguageMenu />
          </Box>
        </Stack>
        <ConversationLink />
        <NotificationsLink />
        <IconButton
          color="inherit"
          aria-label={t('site_open_menu')}
          aria-expanded={drawerOpen}
          onClick={() => setDrawerOpen(true)}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
      </Container>
      <Suspense fallback={null}>
        <MenuDrawer links={links} open={drawerOpen} onClose={() => setDrawerOpen(false)} />
      </Suspense>
    </Box>
  );
}

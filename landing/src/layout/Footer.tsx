import { Box, Container, Link, Stack, Typography } from '@mui/material';
import type { TranslationKey } from '@wayfare/shared';
import { useState } from 'react';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { brand } from '@wayfare/shared/web/theme';
import { Logo } from '../brand/Logo.js';
import { hiddenWhileDriving } from './Header.js';
import { usePageLink } from './usePageLink.js';

const links: { path: string; text: TranslationKey }[] = [
  { path: '/', text: 'site_home' },
  { path: '/bookings', text: 'site_my_account' },
  { path: '/about-us', text: 'site_about_us' },
  { path: '/privacy-policy', text: 'site_privacy_policy' },
];

/** The footer of every page (rule 2.13). */
export function Footer() {
  const t = useText();
  const { appinfo } = useSession();
  const [year] = useState(() => new Date().getFullYear());
  const pageLink = usePageLink();
  const website = /^https?:\/\//i.test(appinfo.CompanyWebsite ?? '') ? appinfo.CompanyWebsite : null;
  return (
    <Box
      component="footer"
      sx={{
        displayPrint: 'none',
        ...hiddenWhileDriving,
        bgcolor: brand.ink,
        color: '#cfe0de',
        py: { xs: 5, md: 6 },
        mt: 'auto',
      }}
    >
      <Container maxWidth="xl">
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          sx={{ gap: 3, justifyContent: 'space-between', alignItems: { md: 'center' } }}
        >
          <Box sx={{ color: '#fff' }}>
            <Logo name={appinfo.appName} />
          </Box>
          <Stack
            component="nav"
            aria-label={t('site_footer_navigation')}
            direction="row"
            sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}
          >
            {links.map((link) => (
              <Link
                key={link.path}
                {...pageLink(link.path)}
                color="inherit"
                sx={{ py: 1.25, '&:hover': { color: '#fff' } }}
              >
                {t(link.text)}
              </Link>
            ))}
          </Stack>
        </Stack>
        {appinfo.CompanyName && (
          <Typography variant="body2" sx={{ mt: 3, opacity: 0.85 }}>
            © {year}{' '}
            {website ? (
              <Link href={website} color="inherit" underline="always">
                {appinfo.CompanyName}
              </Link>
            ) : (
              appinfo.CompanyName
            )}
          </Typography>
        )}
      </Container>
    </Box>
  );
}

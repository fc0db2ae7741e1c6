import { Box, Button, Container, Stack, Typography } from '@mui/material';
import AppleIcon from '@mui/icons-material/Apple';
import ShopIcon from '@mui/icons-material/Shop';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { brand } from '@wayfare/shared/web/theme';

/** Links to the app stores; absent without store links (rule 2.16). */
export function StoreBadges() {
  const t = useText();
  const { AppleStoreLink, PlayStoreLink, appName } = useSession().appinfo;
  const stores = [
    { href: AppleStoreLink, name: 'App Store', Icon: AppleIcon },
    { href: PlayStoreLink, name: 'Google Play', Icon: ShopIcon },
  ].filter((store) => store.href);
  if (stores.length === 0) return null;
  return (
    <Box component="section" sx={{ bgcolor: brand.deep, color: '#fff', py: { xs: 6, md: 8 } }}>
      <Container
        maxWidth="xl"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 3,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Box>
          <Typography variant="h2">{t('site_get_app', { appName })}</Typography>
          <Typography sx={{ mt: 1, color: '#dcebe8' }}>{t('site_get_app_text')}</Typography>
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          {stores.map(({ href, name, Icon }) => (
            <Button
              key={name}
              href={href ?? ''}
              target="_blank"
              rel="noopener noreferrer"
              startIcon={<Icon />}
              sx={{ bgcolor: '#000', color: '#fff', px: 3, py: 1.5, '&:hover': { bgcolor: '#1a1a1a' } }}
            >
              {name}
            </Button>
          ))}
        </Stack>
      </Container>
    </Box>
  );
}

import { Box, Drawer, IconButton, List, ListItemButton, ListItemText, Stack } from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import type { TranslationKey } from '@wayfare/shared';
import { Logo } from '../brand/Logo.js';
import { useLanguage } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { brand } from '@wayfare/shared/web/theme';
import { LanguageMenu } from './LanguageMenu.js';
import { SocialLinks } from './SocialLinks.js';
import { usePageLink } from './usePageLink.js';

/** A link of the header and its drawer. */
export interface MenuLink {
  path: string;
  text: TranslationKey;
}

interface MenuDrawerProps {
  links: readonly MenuLink[];
  open: boolean;
  onClose: () => void;
}

/** What the header shows on large screens, in a drawer on small ones (rule 2.11). */
export function MenuDrawer({ links, open, onClose }: MenuDrawerProps) {
  const { t, direction } = useLanguage();
  const { appinfo } = useSession();
  const pageLink = usePageLink();
  return (
    <Drawer
      // 'right' is the right side of the screen in both directions: the RTL styles flip the anchor.
      anchor={direction === 'rtl' ? 'left' : 'right'}
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          sx: { width: 260, bgcolor: brand.ink, color: '#fff', p: 2 },
          'aria-label': t('site_main_navigation'),
        },
      }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Logo name={appinfo.appName} />
        <IconButton color="inherit" aria-label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <List component="nav" sx={{ my: 2 }}>
        {links.map((link) => (
          <ListItemButton key={link.path} {...pageLink(link.path)} onClick={onClose} sx={{ borderRadius: 3 }}>
            <ListItemText primary={t(link.text)} />
          </ListItemButton>
        ))}
      </List>
      <Box sx={{ px: 2 }}>
        <LanguageMenu />
      </Box>
      <Stack direction="row" sx={{ mt: 2 }}>
        <SocialLinks />
      </Stack>
    </Drawer>
  );
}

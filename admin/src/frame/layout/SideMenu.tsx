import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Box, List } from '@mui/material';
import { useLogout, useSidebarState, useTranslate } from 'react-admin';
import { useSession } from '../session/session.js';
import { useText } from '../texts/useText.js';
import { menuFor } from './menu.js';
import { MenuLink } from './MenuLink.js';
import { MenuPage } from './MenuPage.js';
import { MenuSection } from './MenuSection.js';
import { DRAWER_WIDTH } from './theme.js';

/** The side menu: the pages the role may open, and sign-out. */
export function SideMenu() {
  const { user } = useSession();
  const t = useText();
  const translate = useTranslate();
  const logout = useLogout();
  const [isOpen] = useSidebarState();
  return (
    <Box
      component="nav"
      aria-label={t('panel_main_menu')}
      sx={{ pb: 1, width: isOpen ? DRAWER_WIDTH : undefined }}
    >
      <List dense disablePadding sx={{ px: 0.75, pt: 0.5 }}>
        {menuFor(user.usertype, user.staffRole).map((entry) =>
          'to' in entry ? (
            <MenuPage key={entry.to} item={entry} />
          ) : (
            <MenuSection key={entry.group} group={entry} />
          ),
        )}
        <MenuLink label={translate('ra.auth.logout')} icon={<LogoutIcon />} onClick={() => void logout()} />
      </List>
    </Box>
  );
}

import {
  AppBar,
  Layout,
  LoadingIndicator,
  LocalesMenuButton,
  Logout,
  TitlePortal,
  ToggleThemeButton,
  UserMenu,
  useLocales,
  type LayoutProps,
} from 'react-admin';
import { Box, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import PersonIcon from '@mui/icons-material/AccountCircleOutlined';
import { Link } from 'react-router';
import { useText } from '../language/useText.js';
import { LiveUpdates } from '../providers/LiveUpdates.js';
import { ErrorPage } from './ErrorPage.js';
import { SideMenu } from './SideMenu.js';

function AccountMenu() {
  const t = useText();
  return (
    <UserMenu>
      <MenuItem component={Link} to="/profile">
        <ListItemIcon>
          <PersonIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText>{t('panel_profile')}</ListItemText>
      </MenuItem>
      <Logout />
    </UserMenu>
  );
}

function Tools() {
  const locales = useLocales();
  return (
    <>
      {locales.length > 1 && <LocalesMenuButton />}
      <ToggleThemeButton />
      <LoadingIndicator />
    </>
  );
}

function PanelAppBar() {
  return (
    <AppBar color="secondary" toolbar={<Tools />} userMenu={<AccountMenu />}>
      <TitlePortal component="h1" variant="h6" />
      <Box sx={{ flex: 1 }} />
    </AppBar>
  );
}

/** What stands around every screen. */
export function PanelLayout({ children }: LayoutProps) {
  return (
    <Layout appBar={PanelAppBar} appBarAlwaysOn menu={SideMenu} error={ErrorPage}>
      <LiveUpdates />
      {children}
    </Layout>
  );
}

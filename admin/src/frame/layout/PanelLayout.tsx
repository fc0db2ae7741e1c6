import {
  AppBar,
  LoadingIndicator,
  LocalesMenuButton,
  Logout,
  Sidebar,
  TitlePortal,
  ToggleThemeButton,
  UserMenu,
  useLocales,
  useUserMenu,
  type CoreLayoutProps,
  type SidebarProps,
} from 'react-admin';
import {
  IconButton,
  ListItemIcon,
  ListItemText,
  MenuItem,
  type Theme,
  Tooltip,
  useMediaQuery,
} from '@mui/material';
import PersonIcon from '@mui/icons-material/AccountCircleOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { lazy, Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { PageGate } from '../access/PageGate.js';
import { useSession } from '../session/session.js';
import { useText } from '../texts/useText.js';
import { LiveUpdates } from '../providers/LiveUpdates.js';
import { NotificationsLink } from './NotificationsLink.js';
import { OtherUser } from './OtherUser.js';
import { PanelFrame } from './PanelFrame.js';
import { PanelDialogs, useOpenDialog } from './PanelDialogs.js';
import { PanelStepUp } from './PanelStepUp.js';
import { SideMenu } from './SideMenu.js';
import { useTabTitle } from './useTabTitle.js';

/** A file of its own, because few businesses are in demo mode. */
const DemoBanner = lazy(async () => ({ default: (await import('./DemoBanner.js')).DemoBanner }));

function AccountMenu() {
  const t = useText();
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    // When the button shows the user's name, the name is its label (WCAG 2.5.3).
    <UserMenu {...(!phone && { label: '' })}>
      <MenuItem component={Link} to="/profile">
        <ListItemIcon>
          <PersonIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText>{t('panel_profile')}</ListItemText>
      </MenuItem>
      <ShortcutsItem />
      <Logout />
    </UserMenu>
  );
}

function ShortcutsItem() {
  const t = useText();
  const open = useOpenDialog();
  const menu = useUserMenu();
  return (
    <MenuItem
      onClick={() => {
        menu?.onClose();
        open('shortcuts');
      }}
    >
      <ListItemIcon>
        <KeyboardIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t('panel_shortcuts')}</ListItemText>
    </MenuItem>
  );
}

function SearchButton() {
  const t = useText();
  const open = useOpenDialog();
  return (
    <Tooltip title={t('panel_palette')}>
      <IconButton
        color="inherit"
        aria-label={t('panel_palette')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => open('palette')}
      >
        <SearchIcon />
      </IconButton>
    </Tooltip>
  );
}

function Tools() {
  const t = useText();
  const locales = useLocales();
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <>
      <SearchButton />
      <NotificationsLink />
      {locales.length > 1 && <LocalesMenuButton />}
      <ToggleThemeButton />
      {!phone && <LoadingIndicator aria-label={t('loading')} />}
    </>
  );
}

/** The name of the language is too wide for a phone, where its icon is enough. */
const iconOnPhones = {
  '@media (max-width: 575.95px)': {
    '& .MuiButton-root[aria-controls="simple-menu"]': {
      fontSize: 0,
      minWidth: 40,
      '& .MuiButton-startIcon': { margin: 0 },
      '& .MuiButton-endIcon': { display: 'none' },
    },
  },
} as const;

/**
 * On a phone the buttons leave room for few letters: a title takes up to three lines there, and a longer one,
 * such as a name, ends with an ellipsis.
 */
const wholeTitle = {
  '& *': { display: 'inline' },
  '@media (max-width: 575.95px)': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '3',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    fontSize: '0.9375rem',
    lineHeight: 1.2,
  },
} as const;

function PanelAppBar() {
  const heading = useRef<HTMLElement>(null);
  useTabTitle(heading);
  return (
    <AppBar alwaysOn color="secondary" toolbar={<Tools />} userMenu={<AccountMenu />} sx={iconOnPhones}>
      {/* Without this, non-text content would be cut off without an ellipsis. */}
      <TitlePortal ref={heading} component="h1" variant="h6" sx={wholeTitle} />
    </AppBar>
  );
}

/**
 * The menu, remounted when the screen becomes narrow: a menu that was open beside the page would
 * otherwise lie over it, invisible.
 */
function PanelSidebar(props: SidebarProps) {
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return <Sidebar key={phone ? 'over' : 'beside'} {...props} />;
}

/** The frame around every screen. */
export function PanelLayout({ children }: CoreLayoutProps) {
  const { settings } = useSession();
  return (
    <PanelDialogs>
      <PanelFrame
        appBar={<PanelAppBar />}
        sidebar={
          <PanelSidebar appBarAlwaysOn>
            <SideMenu />
          </PanelSidebar>
        }
      >
        <OtherUser />
        <LiveUpdates />
        <PanelStepUp />
        {!settings.AllowCriticalEditsAdmin && (
          <Suspense>
            <DemoBanner />
          </Suspense>
        )}
        <PageGate>{children}</PageGate>
      </PanelFrame>
    </PanelDialogs>
  );
}

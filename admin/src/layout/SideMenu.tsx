import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import BalanceIcon from '@mui/icons-material/BalanceOutlined';
import AddIcon from '@mui/icons-material/AddRoadOutlined';
import PlannerIcon from '@mui/icons-material/EventNoteOutlined';
import DeskIcon from '@mui/icons-material/HeadsetMicOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import PersonIcon from '@mui/icons-material/AccountCircleOutlined';
import LabIcon from '@mui/icons-material/ScienceOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import {
  Box,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Tooltip,
  Typography,
} from '@mui/material';
import { type ComponentType, lazy, type ReactNode, Suspense, useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useLogout, useResourceDefinition, useSidebarState, useTranslate } from 'react-admin';
import { useText } from '../texts/useText.js';
import { viewedList } from '../savedview/viewedList.js';
import { useSession } from '../session/session.js';
import { menuFor, type MenuGroup, type MenuItem } from './menu.js';
import { useIsNarrow } from './useIsNarrow.js';

const UnreadConversations = lazy(async () => ({
  default: (await import('./UnreadConversations.js')).UnreadConversations,
}));

const MenuViews = lazy(async () => ({ default: (await import('../savedview/MenuViews.js')).MenuViews }));

/** Icons of pages that are not resources; those of resources are in their declarations. */
const icons: Readonly<Record<string, ComponentType>> = {
  '/': HomeIcon,
  '/desk': DeskIcon,
  '/planner': PlannerIcon,
  '/dashboard': DashboardIcon,
  '/addbookings': AddIcon,
  '/shiftreplay': HistoryIcon,
  '/tarifflab': LabIcon,
  '/addtowallet': WalletIcon,
  '/settings': SettingsIcon,
  '/appinfo': InfoIcon,
  '/ledger': BalanceIcon,
  '/languagesetting': TranslateIcon,
  '/profile': PersonIcon,
};

/** The side menu: the pages the role may open, and sign-out. */
export function SideMenu() {
  const { user } = useSession();
  const t = useText();
  const translate = useTranslate();
  const logout = useLogout();
  return (
    <Box component="nav" aria-label={t('panel_main_menu')} sx={{ pb: 2 }}>
      <List dense disablePadding sx={{ px: 0.75, pt: 1 }}>
        {menuFor(user.usertype, user.staffRole).map((entry) =>
          'to' in entry ? (
            <PageItem key={entry.to} item={entry} />
          ) : (
            <Group key={entry.group} entry={entry} />
          ),
        )}
        <Entry label={translate('ra.auth.logout')} icon={<LogoutIcon />} onClick={() => void logout()} />
      </List>
    </Box>
  );
}

function Group({ entry }: { entry: MenuGroup }) {
  const t = useText();
  const [open] = useSidebarState();
  const id = useId();
  return (
    <ListItem disablePadding sx={{ display: 'block', my: 0.5 }}>
      <Typography
        id={id}
        variant="caption"
        component="div"
        sx={{ px: 1.5, pt: 1, pb: 0.25, fontWeight: 700, color: 'text.secondary', ...(open ? {} : hidden) }}
      >
        {t(entry.group)}
      </Typography>
      <List dense disablePadding aria-labelledby={id}>
        {entry.items.map((item) => (
          <PageItem key={item.to} item={item} />
        ))}
      </List>
    </ListItem>
  );
}

/** Visually hidden, but read by screen readers. */
const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
} as const;

function PageItem({ item }: { item: MenuItem }) {
  const t = useText();
  const { user } = useSession();
  const [isOpen, setOpen] = useSidebarState();
  const isNarrow = useIsNarrow();
  const { pathname } = useLocation();
  const declared = useResourceDefinition({ resource: item.to.slice(1) });
  const Icon: ComponentType = icons[item.to] ?? declared.icon ?? InfoIcon;
  const here = item.to !== '/' && (pathname === item.to || pathname.startsWith(`${item.to}/`));
  const icon =
    item.to === '/conversations' ? (
      <Suspense fallback={<Icon />}>
        <UnreadConversations>
          <Icon />
        </UnreadConversations>
      </Suspense>
    ) : (
      <Icon />
    );
  const list = viewedList(item.to.slice(1));
  return (
    <>
      <Entry label={t(item.label)} icon={icon} to={item.to} selected={here} />
      {list && isOpen && user.usertype === 'admin' && (
        <Suspense fallback={null}>
          <MenuViews list={list} label={t(item.label)} onOpen={() => isNarrow && setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface EntryProps {
  label: string;
  icon: ReactNode;
  to?: string;
  selected?: boolean;
  onClick?: () => void;
}

function Entry({ label, icon, to, selected = false, onClick }: EntryProps) {
  const [open, setOpen] = useSidebarState();
  const isNarrow = useIsNarrow();
  const act = () => {
    if (isNarrow) setOpen(false);
    onClick?.();
  };
  // Home is a page of the site, so the browser has to load it.
  const target = to === undefined ? {} : to === '/' ? { component: 'a', href: to } : { component: Link, to };
  return (
    <ListItem disablePadding sx={{ my: 0.25 }}>
      <Tooltip title={open ? '' : label} placement="right">
        <ListItemButton
          {...target}
          selected={selected}
          aria-current={selected ? 'page' : undefined}
          onClick={act}
          sx={{ borderRadius: 2, minHeight: 40, px: 1.25, '&.Mui-selected': { color: 'primary.main' } }}
        >
          <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>{icon}</ListItemIcon>
          <ListItemText primary={label} sx={open ? {} : hidden} slotProps={{ primary: { noWrap: true } }} />
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}

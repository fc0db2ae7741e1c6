import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import BalanceIcon from '@mui/icons-material/BalanceOutlined';
import AddIcon from '@mui/icons-material/AddRoadOutlined';
import PlannerIcon from '@mui/icons-material/EventNoteOutlined';
import DeskIcon from '@mui/icons-material/HeadsetMicOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import PersonIcon from '@mui/icons-material/AccountCircleOutlined';
import LabIcon from '@mui/icons-material/ScienceOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import { type ComponentType, lazy, Suspense } from 'react';
import { useResourceDefinition, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router';
import { viewedList } from '../savedView/viewedList.js';
import { useSession } from '../session/session.js';
import { useText } from '../texts/useText.js';
import { isAt, type MenuItem } from './menu.js';
import { MenuLink } from './MenuLink.js';
import { useIsNarrow } from './useIsNarrow.js';

const MenuCounts = lazy(async () => ({ default: (await import('./MenuCounts.js')).MenuCounts }));
const MenuViews = lazy(async () => ({ default: (await import('../savedView/MenuViews.js')).MenuViews }));

/** Icons of pages that are not resources; those of resources are in their declarations. */
const icons: Readonly<Record<string, ComponentType>> = {
  '/': HomeIcon,
  '/desk': DeskIcon,
  '/planner': PlannerIcon,
  '/dashboard': DashboardIcon,
  '/addbookings': AddIcon,
  '/callerbookings': AddIcon,
  '/shiftreplay': HistoryIcon,
  '/tarifflab': LabIcon,
  '/addtowallet': WalletIcon,
  '/settings': SettingsIcon,
  '/appinfo': InfoIcon,
  '/ledger': BalanceIcon,
  '/earnings': WalletIcon,
  '/driverstatement': BalanceIcon,
  '/languagesetting': TranslateIcon,
  '/profile': PersonIcon,
};

/** A page in the side menu, with the saved views of its list below it. */
export function MenuPage({ item }: { item: MenuItem }) {
  const t = useText();
  const { pathname } = useLocation();
  const declared = useResourceDefinition({ resource: item.to.slice(1) });
  const Icon: ComponentType = icons[item.to] ?? declared.icon ?? InfoIcon;
  return (
    <>
      <MenuLink
        label={t(item.label)}
        icon={<Icon />}
        to={item.to}
        selected={isAt(item, pathname)}
        end={<WaitingCounts pages={[item.to]} />}
      />
      <PageViews item={item} />
    </>
  );
}

/** How much waits for the user on some pages; `asSum` in one number. */
export function WaitingCounts(props: { pages: readonly string[]; asSum?: boolean }) {
  return (
    <Suspense fallback={null}>
      <MenuCounts {...props} />
    </Suspense>
  );
}

/** The saved views of a page's list with their live counts, if there is room for names. */
export function PageViews({ item }: { item: MenuItem }) {
  const t = useText();
  const { user } = useSession();
  const [isOpen, setOpen] = useSidebarState();
  const isNarrow = useIsNarrow();
  const list = viewedList(item.to.slice(1));
  if (!list || !isOpen || user.usertype !== 'admin') return null;
  return (
    <Suspense fallback={null}>
      <MenuViews list={list} label={t(item.label)} onOpen={() => isNarrow && setOpen(false)} />
    </Suspense>
  );
}

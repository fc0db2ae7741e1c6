import DriverIcon from '@mui/icons-material/BadgeOutlined';
import FleetIcon from '@mui/icons-material/BusinessOutlined';
import RiderIcon from '@mui/icons-material/HailOutlined';
import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import { fullName, type User } from '@wayfare/shared';
import type { SvgIconComponent } from '@mui/icons-material';
import { textKey } from '../../frame/texts/useText.js';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';

const list = lazyScreen(() => import('./UserList.js'), 'UserList');
const create = lazyScreen(() => import('./UserCreate.js'), 'UserCreate');
const edit = lazyScreen(() => import('./UserEdit.js'), 'UserEdit');

/** Riders, drivers and fleet admins: the same screens with different columns and inputs. */
const face = (icon: SvgIconComponent, label: ReturnType<typeof textKey>) => ({
  list,
  create,
  edit,
  icon,
  options: { label },
  recordRepresentation: (user: User) => fullName(user),
});

export const rider = face(RiderIcon, 'panel_rider_name');
export const driver = face(DriverIcon, 'panel_driver_name');
export const fleetAdmin = face(FleetIcon, 'panel_fleet_admin_name');
export const admin = {
  list: lazyScreen(() => import('./AdminList.js'), 'AdminList'),
  icon: AdminIcon,
  options: { label: textKey('panel_admin_name') },
  recordRepresentation: (user: User) => fullName(user),
};

import AlertIcon from '@mui/icons-material/NotificationsActiveOutlined';
import { textKey } from '../texts/useText.js';
import { lazyScreen } from '../layout/lazyScreen.js';

export const alert = {
  list: lazyScreen(() => import('./AlertList.js'), 'AlertList'),
  icon: AlertIcon,
  options: { label: textKey('panel_alert_name') },
  recordRepresentation: 'reference',
};

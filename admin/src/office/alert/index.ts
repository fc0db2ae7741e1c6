import AlertIcon from '@mui/icons-material/NotificationsActiveOutlined';
import { textKey } from '../../frame/texts/useText.js';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const alert = {
  list: lazyScreen(() => import('./AlertList.js'), 'AlertList'),
  icon: AlertIcon,
  options: { label: textKey('panel_alert_name') },
  recordRepresentation: 'reference',
};

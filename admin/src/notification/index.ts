import NotificationIcon from '@mui/icons-material/CampaignOutlined';
import { textKey } from '../texts/useText.js';
import { lazyScreen } from '../layout/lazyScreen.js';

export const notification = {
  list: lazyScreen(() => import('./NotificationList.js'), 'NotificationList'),
  icon: NotificationIcon,
  options: { label: textKey('panel_notification_name') },
  recordRepresentation: 'title',
};

import NotificationIcon from '@mui/icons-material/CampaignOutlined';
import { textKey } from '../../frame/texts/useText.js';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const notification = {
  list: lazyScreen(() => import('./NotificationList.js'), 'NotificationList'),
  icon: NotificationIcon,
  options: { label: textKey('panel_notification_name') },
  recordRepresentation: 'title',
};

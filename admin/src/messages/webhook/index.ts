import WebhookIcon from '@mui/icons-material/Webhook';
import { textKey } from '../../frame/texts/useText.js';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const webhook = {
  list: lazyScreen(() => import('./WebhookList.js'), 'WebhookList'),
  show: lazyScreen(() => import('./WebhookShow.js'), 'WebhookShow'),
  icon: WebhookIcon,
  options: { label: textKey('panel_webhook_name') },
  recordRepresentation: 'url',
};

import SmsIcon from '@mui/icons-material/SmsOutlined';
import { textKey } from '../../frame/texts/useText.js';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const sms = {
  list: lazyScreen(() => import('./SmsList.js'), 'SmsList'),
  icon: SmsIcon,
  options: { label: textKey('panel_sms') },
};

import SmsIcon from '@mui/icons-material/SmsOutlined';
import { textKey } from '../texts/useText.js';
import { lazyScreen } from '../layout/lazyScreen.js';

export const sms = {
  list: lazyScreen(() => import('./SmsList.js'), 'SmsList'),
  icon: SmsIcon,
  options: { label: textKey('panel_sms') },
};

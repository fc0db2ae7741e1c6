import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import { textKey } from '../../frame/texts/useText.js';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const apiKey = {
  list: lazyScreen(() => import('./ApiKeyList.js'), 'ApiKeyList'),
  icon: KeyIcon,
  options: { label: textKey('panel_api_key_name') },
  recordRepresentation: 'name',
};

import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import { textKey } from '../texts/useText.js';
import { lazyScreen } from '../layout/lazyScreen.js';

export const apiKey = {
  list: lazyScreen(() => import('./ApiKeyList.js'), 'ApiKeyList'),
  icon: KeyIcon,
  options: { label: textKey('panel_api_key_name') },
  recordRepresentation: 'name',
};

import PromoIcon from '@mui/icons-material/LocalOfferOutlined';
import { textKey } from '../../frame/texts/useText.js';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const promo = {
  list: lazyScreen(() => import('./PromoList.js'), 'PromoList'),
  icon: PromoIcon,
  options: { label: textKey('panel_promo_name') },
  recordRepresentation: 'promo_name',
};

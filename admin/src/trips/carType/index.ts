import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import { textKey } from '../../frame/texts/useText.js';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const carType = {
  list: lazyScreen(() => import('./CarTypeList.js'), 'CarTypeList'),
  icon: CarIcon,
  options: { label: textKey('panel_car_type_name') },
  recordRepresentation: 'name',
};

export const TariffLabPage = lazyScreen(() => import('./TariffLab.js'), 'TariffLab');

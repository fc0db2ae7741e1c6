import RepeatIcon from '@mui/icons-material/EventRepeatOutlined';
import { textKey } from '../../frame/texts/useText.js';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const series = {
  list: lazyScreen(() => import('./SeriesList.js'), 'SeriesList'),
  create: lazyScreen(() => import('./SeriesCreate.js'), 'SeriesCreate'),
  show: lazyScreen(() => import('./SeriesShow.js'), 'SeriesShow'),
  icon: RepeatIcon,
  options: { label: textKey('panel_series_name') },
  recordRepresentation: 'customer_name',
};

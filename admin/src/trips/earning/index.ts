import EarningIcon from '@mui/icons-material/BarChartOutlined';
import DriverEarningIcon from '@mui/icons-material/SavingsOutlined';
import { textKey } from '../../frame/texts/useText.js';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const EarnedPage = lazyScreen(() => import('./EarnedPeriods.js'), 'EarnedPeriods');
export const StatementPage = lazyScreen(() => import('./DriverStatement.js'), 'DriverStatementPage');

export const earningReport = {
  list: lazyScreen(() => import('./EarningReportList.js'), 'EarningReportList'),
  icon: EarningIcon,
  options: { label: textKey('panel_earning_report_name') },
};

export const driverEarning = {
  list: lazyScreen(() => import('./DriverEarningList.js'), 'DriverEarningList'),
  icon: DriverEarningIcon,
  options: { label: textKey('panel_driver_earning_name') },
};

import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const DashboardPage = lazyScreen(() => import('./Dashboard.js'), 'Dashboard');

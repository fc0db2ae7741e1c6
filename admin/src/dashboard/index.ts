import { lazyScreen } from '../layout/lazyScreen.js';

export const DashboardPage = lazyScreen(() => import('./Dashboard.js'), 'Dashboard');

import { lazyScreen } from '../../../frame/layout/lazyScreen.js';

export const PlannerPage = lazyScreen(() => import('./Planner.js'), 'Planner');

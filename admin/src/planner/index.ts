import { lazyScreen } from '../layout/lazyScreen.js';

export const PlannerPage = lazyScreen(() => import('./Planner.js'), 'Planner');

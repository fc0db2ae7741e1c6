import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const SetupPage = lazyScreen(() => import('./SetupPage.js'), 'SetupPage');

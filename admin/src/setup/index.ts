import { lazyScreen } from '../layout/lazyScreen.js';

export const SetupPage = lazyScreen(() => import('./SetupPage.js'), 'SetupPage');

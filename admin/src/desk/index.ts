import { lazyScreen } from '../layout/lazyScreen.js';

export const DeskPage = lazyScreen(() => import('./Desk.js'), 'Desk');

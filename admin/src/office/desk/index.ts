import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const DeskPage = lazyScreen(() => import('./Desk.js'), 'Desk');

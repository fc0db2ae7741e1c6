import { lazyScreen } from '../layout/lazyScreen.js';

export const InboxPage = lazyScreen(() => import('./InboxScreen.js'), 'InboxScreen');

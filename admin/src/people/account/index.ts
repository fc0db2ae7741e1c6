import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const ProfilePage = lazyScreen(() => import('./ProfileForm.js'), 'ProfileForm');

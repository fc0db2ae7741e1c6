import { lazyScreen } from '../layout/lazyScreen.js';

export const ProfilePage = lazyScreen(() => import('./ProfileForm.js'), 'ProfileForm');

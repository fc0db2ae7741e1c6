import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const SettingsPage = lazyScreen(() => import('./SettingsForm.js'), 'SettingsForm');
export const AppInfoPage = lazyScreen(() => import('./AppInfoForm.js'), 'AppInfoForm');

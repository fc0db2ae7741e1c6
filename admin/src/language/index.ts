import { lazyScreen } from '../layout/lazyScreen.js';

export const LanguagePage = lazyScreen(() => import('./LanguageList.js'), 'LanguageList');

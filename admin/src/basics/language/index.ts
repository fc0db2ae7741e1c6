import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const LanguagePage = lazyScreen(() => import('./LanguageList.js'), 'LanguageList');

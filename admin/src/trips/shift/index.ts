import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const ShiftReplayPage = lazyScreen(() => import('./ShiftReplay.js'), 'ShiftReplay');

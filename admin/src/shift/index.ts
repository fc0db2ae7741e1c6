import { lazyScreen } from '../layout/lazyScreen.js';

export const ShiftReplayPage = lazyScreen(() => import('./ShiftReplay.js'), 'ShiftReplay');

import type { TranslationKey } from '@wayfare/shared';
import type { Waiting } from './queueStore.js';

/** Returns the contents of the queue in words: "2 steps and 41 positions". */
export const waitingWords = (
  { steps, positions }: Waiting,
  t: (key: TranslationKey, params?: Record<string, number>) => string,
): string =>
  [
    steps.length > 0 ? t('console_waiting_steps', { smart_count: steps.length }) : '',
    positions > 0 ? t('console_waiting_positions', { smart_count: positions }) : '',
  ]
    .filter(Boolean)
    .join(t('console_waiting_and'));

import type { TranslationKey, User } from '@wayfare/shared';
import { type Answers, held, lost, type Operation, refused } from '../../web/test/stories/answers.js';
import type { Story } from './stories.js';

/** What a page shows before its data, and instead of it. */
interface Page {
  at: string;
  user?: User;
  /** The operation that does not answer. */
  operation: Operation;
  /** A text of the page that is there without the data. */
  title: TranslationKey;
  /** The answers to all else. */
  answers?: Answers;
}

/** The stories of a page whose data is loading, was refused, or is out of reach. */
export function unavailable({ operation, title, answers, ...page }: Page): Record<string, Story> {
  const story = (answer: unknown, shows: TranslationKey): Story => ({
    ...page,
    answers: { ...answers, [operation]: answer },
    shows,
  });
  return {
    'while it is loading': story(held, title),
    'when it could not be loaded': story(refused(503, 'server_busy'), 'site_load_error'),
    'to someone who may not see it': story(refused(403, 'forbidden'), 'site_load_error'),
    'without a network': story(lost, 'site_load_error'),
  };
}

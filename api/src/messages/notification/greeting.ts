import type { TranslationKey } from '@wayfare/shared';
import { fill } from '../../basics/language/translate.js';

/**
 * The greeting of a mail, in the reader's language. It names only the owner of a proved address: at any other
 * one, a stranger would read a name that someone chose for them (rule 5.27).
 */
export const greeting = (
  translate: (key: TranslationKey) => string,
  reader: { firstName: string; isProved: boolean },
): string =>
  reader.isProved
    ? fill(translate('mail_greeting'), { name: reader.firstName })
    : translate('mail_greeting_nobody');

import type { FileTexts } from '@wayfare/web/exporting';
import { useSession } from '../session/session.js';
import { useDateLocale } from '../texts/useDateLocale.js';
import { useText } from '../texts/useText.js';

/** The language and units of the files that the reader downloads. */
export function useFileTexts(): FileTexts {
  return { t: useText(), locale: useDateLocale(), settings: useSession().settings };
}

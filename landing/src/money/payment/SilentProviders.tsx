import { Alert } from '@mui/material';
import type { SavedCards } from '@wayfare/shared';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { providerMarks } from './providerMarks.js';

/**
 * Says which providers did not answer, so that the cards kept there are missing. Nothing is shown if all
 * answered.
 */
export function SilentProviders({ silent }: Pick<SavedCards, 'silent'>) {
  const { t, locale } = useLanguage();
  if (silent.length === 0) return null;
  const titles = silent.map((name) => providerMarks[name].title);
  const providers = new Intl.ListFormat(locale, { type: 'conjunction' }).format(titles);
  return (
    <Alert severity="warning" sx={{ mb: 1.25 }}>
      {t('saved_cards_silent', { providers })}
    </Alert>
  );
}

import { Icon } from '../controls/Icon.js';
import { Select } from '../controls/Select.js';
import { useLanguage } from '../language/LanguageProvider.js';
import styles from './LanguageMenu.module.css';

/** The language dropdown (rules 2.11, 4.49). Absent if there is only one language. */
export function LanguageMenu() {
  const { t, languages, locale, setLocale } = useLanguage();
  if (languages.length < 2) return null;
  return (
    <Select
      className={styles['menu'] ?? ''}
      label={t('site_language')}
      value={locale}
      choices={languages.map(({ langLocale, langName }) => ({
        value: langLocale,
        text: langName,
        lang: langLocale,
      }))}
      onChange={setLocale}
      startIcon={<Icon name="translate" size={20} />}
    />
  );
}

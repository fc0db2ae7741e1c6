import { MenuItem, Select } from '@mui/material';
import TranslateIcon from '@mui/icons-material/Translate';
import { useLanguage } from '../language/LanguageProvider.js';

/** The language dropdown (rules 2.11, 4.49). Absent if there is only one language. */
export function LanguageMenu() {
  const { t, languages, locale, setLocale } = useLanguage();
  if (languages.length < 2) return null;
  return (
    <Select
      value={locale}
      onChange={(event) => setLocale(event.target.value)}
      variant="standard"
      disableUnderline
      startAdornment={<TranslateIcon fontSize="small" sx={{ marginInlineEnd: 1 }} />}
      slotProps={{ input: { 'aria-label': t('site_language') } }}
      sx={{
        color: 'inherit',
        fontWeight: 600,
        minHeight: 44,
        '& .MuiSelect-icon': { color: 'inherit' },
        '& .MuiSelect-select:focus': { bgcolor: 'transparent' },
      }}
    >
      {languages.map((language) => (
        <MenuItem key={language.id} value={language.langLocale} lang={language.langLocale}>
          {language.langName}
        </MenuItem>
      ))}
    </Select>
  );
}

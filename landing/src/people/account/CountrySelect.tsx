import { Autocomplete, TextField } from '@mui/material';
import { useText } from '../../frame/language/LanguageProvider.js';
import type { Country } from './countries.js';

/** Selects a country for its dialing code. */
export function CountrySelect(props: {
  countries: readonly Country[];
  value: Country;
  onChange: (country: Country) => void;
  disabled?: boolean;
}) {
  const t = useText();
  return (
    <Autocomplete
      options={props.countries}
      value={props.value}
      onChange={(_, country) => props.onChange(country)}
      disableClearable
      disabled={props.disabled ?? false}
      getOptionLabel={({ label, phone }) => `${label} (+${phone})`}
      getOptionKey={({ code }) => code}
      isOptionEqualToValue={(a, b) => a.code === b.code}
      noOptionsText={t('site_no_places')}
      openText={t('site_open')}
      closeText={t('close')}
      renderInput={(params) => <TextField {...params} label={t('account_country')} />}
    />
  );
}

import { Box, TextField, type TextFieldProps } from '@mui/material';
import { phoneCountry } from '@wayfare/shared';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { CountrySelect } from './CountrySelect.js';
import { countriesIn, type Country } from './countries.js';

/**
 * The available countries for a phone number and the selected one, initially that of the settings. The rules
 * read a number of it.
 */
export function useCountry() {
  const { dateLocale } = useLanguage();
  const { settings } = useSession();
  const countries = useMemo(() => countriesIn(dateLocale), [dateLocale]);
  const [code, setCode] = useState(() => phoneCountry(settings));
  const country = countries.find((known) => known.code === code) ?? countries[0];
  const rules = { country: country?.code, shortPhoneNumbers: settings.shortPhoneNumbers };
  return { countries, country, rules, choose: (chosen: Country) => setCode(chosen.code) };
}

/**
 * A phone number without its country code, next to a country selector if the settings allow one (rule 2.22).
 */
export function MobileField({
  country: { countries, country, choose },
  ...field
}: { country: ReturnType<typeof useCountry> } & Pick<
  TextFieldProps,
  'name' | 'value' | 'onChange' | 'error' | 'helperText' | 'inputRef' | 'disabled' | 'autoFocus'
>) {
  const { t } = useLanguage();
  const { settings } = useSession();
  return (
    <>
      {settings.AllowCountrySelection && country && (
        <CountrySelect
          countries={countries}
          value={country}
          onChange={choose}
          disabled={field.disabled ?? false}
        />
      )}
      <TextField
        label={t('account_mobile')}
        type="tel"
        required
        autoComplete="tel-national"
        {...field}
        slotProps={{
          htmlInput: { dir: 'ltr', inputMode: 'tel' },
          input: {
            startAdornment: (
              <Box component="bdi" sx={{ mr: 1, color: 'text.secondary', whiteSpace: 'nowrap' }}>
                +{country?.phone}
              </Box>
            ),
          },
        }}
      />
    </>
  );
}

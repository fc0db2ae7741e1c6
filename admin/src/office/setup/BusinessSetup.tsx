import { Alert, Autocomplete, Box, Button, MenuItem, TextField } from '@mui/material';
import { countryProposal } from '@wayfare/shared';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { LoadingPage } from '../../frame/feedback/LoadingPage.js';
import type { Locales } from './LanguagesSetup.js';
import { Section } from '../../frame/layout/Section.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import type { SetupState, Singletons } from '../../frame/providers/officeCalls.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useSession } from '../../frame/session/session.js';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useText } from '../../frame/texts/useText.js';
import { CountryProposalAlert } from '../../basics/settings/CountryProposalAlert.js';
import { currencyOf } from '../../basics/settings/currencyOf.js';
import {
  countryChoices,
  currencyChoices,
  englishCountry,
  timeZoneChoices,
} from '../../basics/settings/pickerChoices.js';
import { firstBusiness, namesOf } from './business.js';
import { SetupForm } from './SetupForm.js';

interface Stored {
  settings: Singletons['settings'];
  appinfo: Singletons['appinfo'];
}

interface LanguageProps {
  /** The languages of the product that are neither in use nor chosen. */
  languages: SetupState['languages'];
  onLanguage: (locale: Locales[number]) => void;
}

/** The company, and the country, currency, time zone and units it works in. */
export function BusinessSetup(props: LanguageProps) {
  const t = useText();
  const provider = useDataProvider<PanelDataProvider>();
  const { data } = useQuery({
    queryKey: ['setup', 'business'],
    queryFn: async (): Promise<Stored> => ({
      settings: await provider.getSingleton('settings'),
      appinfo: await provider.getSingleton('appinfo'),
    }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Section title={t('setup_business')}>
      {data ? <BusinessForm stored={data} {...props} /> : <LoadingPage />}
    </Section>
  );
}

function BusinessForm({ stored, languages, onLanguage }: LanguageProps & { stored: Stored }) {
  const t = useText();
  const locale = useDateLocale();
  const { category } = useSession().settings;
  const [form, setForm] = useState(() => firstBusiness(stored.settings, stored.appinfo));
  const set = (changes: Partial<typeof form>) => setForm((before) => ({ ...before, ...changes }));
  const isUnnamed = form.company.trim() === '';
  const [isChecked, setChecked] = useState(false);
  const [isPicked, setPicked] = useState(false);
  const usual = countryProposal(form.country)?.language;
  const language = languages.find(({ langLocale }) => langLocale === usual);

  const countries = useMemo(() => countryChoices(locale), [locale]);
  const currencies = useMemo(() => currencyChoices(locale), [locale]);
  const timeZones = useMemo(() => timeZoneChoices().map(({ id }) => id), []);

  const save = useOperation<void, unknown>({
    run: async (provider) => {
      const { company, country, currency, timeZone, miles } = form;
      await provider.saveSingleton(
        'settings',
        {
          ...stored.settings,
          ...(currency !== stored.settings.code && currencyOf(currency)),
          country: englishCountry(country),
          restrictCountry: country,
          timeZone,
          convert_to_mile: miles,
        },
        stored.settings,
      );
      await provider.saveSingleton(
        'appinfo',
        { ...stored.appinfo, ...namesOf(company.trim(), stored.appinfo) },
        stored.appinfo,
      );
    },
    done: 'setup_business_saved',
    stale: ['setup', 'settings', 'appinfo', 'session'],
  });

  return (
    <SetupForm
      onSubmit={() => {
        setChecked(true);
        if (!isUnnamed) save.mutate();
      }}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <TextField
        label={t('panel_info_company')}
        required
        value={form.company}
        onChange={(event) => set({ company: event.target.value })}
        error={isChecked && isUnnamed}
        helperText={isChecked && isUnnamed ? t('field_required') : undefined}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <Autocomplete
        options={countries}
        disableClearable
        getOptionLabel={({ name }) => name}
        value={countries.find(({ id }) => id === form.country) ?? { id: form.country, name: form.country }}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        onChange={(_, { id }) => {
          set({ country: id });
          setPicked(true);
        }}
        renderInput={(props) => <TextField {...props} label={t('panel_set_country')} />}
      />
      {isPicked && (
        <CountryProposalAlert
          country={form.country}
          now={form}
          language={language && { id: language.langLocale, name: language.langName }}
          onTake={({ currency, timeZone, miles }) => {
            set({ currency, timeZone, miles });
            if (language) onLanguage(language.langLocale);
          }}
        />
      )}
      <Autocomplete
        options={currencies}
        disableClearable
        getOptionLabel={({ name }) => name}
        value={
          currencies.find(({ id }) => id === form.currency) ?? { id: form.currency, name: form.currency }
        }
        isOptionEqualToValue={(option, value) => option.id === value.id}
        onChange={(_, { id }) => set({ currency: id })}
        renderInput={(props) => <TextField {...props} label={t('setup_currency')} />}
      />
      <Autocomplete
        options={timeZones}
        disableClearable
        value={form.timeZone}
        onChange={(_, timeZone) => set({ timeZone })}
        renderInput={(props) => <TextField {...props} label={t('setup_time_zone')} />}
      />
      <TextField
        select
        label={t('setup_units')}
        value={form.miles ? 'miles' : 'kilometers'}
        onChange={(event) => set({ miles: event.target.value === 'miles' })}
      >
        <MenuItem value="kilometers">{t('setup_kilometers')}</MenuItem>
        <MenuItem value="miles">{t('setup_miles')}</MenuItem>
      </TextField>
      <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
        {t(category === 'delivery' ? 'setup_category_delivery' : 'setup_category_taxi')}
      </Alert>
      <Box>
        <Button type="submit" variant="contained" loading={save.isPending}>
          {t('setup_save')}
        </Button>
      </Box>
    </SetupForm>
  );
}

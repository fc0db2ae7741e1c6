import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { delays, type Place, type TranslationKey } from '@wayfare/shared';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { textKey, useText } from '../language/useText.js';
import { useAfterPause } from '../layout/useAfterPause.js';
import type { PanelDataProvider, PlaceSuggestion } from '../providers/dataProvider.js';
import { useSession } from '../providers/session.js';

const SHORTEST = 2;

/** An address field with suggestions, limited to the country in the settings (rules 7.14, 7.15). */
export function PlacePicker({
  label,
  value,
  onChange,
}: {
  label: TranslationKey;
  value: Place | null;
  onChange: (place: Place | null) => void;
}) {
  const t = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<PanelDataProvider>();
  const { settings } = useSession();
  const [typed, setTyped] = useState('');
  const asked = useAfterPause(typed.trim(), delays.placeSearch);
  const [chosen, setChosen] = useState<PlaceSuggestion | null>(null);
  const found = useQuery({
    queryKey: ['places', asked, settings.restrictCountry],
    queryFn: () => provider.searchPlaces(asked, settings.restrictCountry ?? ''),
    enabled: asked.length >= SHORTEST,
    placeholderData: (before) => before,
  });

  const choose = async (suggestion: PlaceSuggestion | null) => {
    setChosen(suggestion);
    onChange(null);
    if (!suggestion) return;
    try {
      onChange(await provider.placeOf(suggestion));
    } catch {
      setChosen(null);
      notify(textKey('google_places_error'), { type: 'error' });
    }
  };
  const nothing = found.isError ? 'panel_load_failed_title' : 'site_no_places';
  return (
    <Autocomplete
      // The form is cleared from outside after the trip is booked.
      value={value ? (chosen ?? { description: value.add, place_id: '' }) : chosen}
      onChange={(_, suggestion) => void choose(suggestion)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      options={typed.trim().length >= SHORTEST ? (found.data ?? []) : []}
      filterOptions={(options) => options}
      getOptionLabel={({ description }) => description}
      getOptionKey={({ place_id }) => place_id}
      isOptionEqualToValue={(one, other) => one.description === other.description}
      loading={found.isFetching}
      loadingText="…"
      noOptionsText={t(typed.trim().length >= SHORTEST ? nothing : 'site_type_place')}
      clearText={translate('ra.action.clear_input_value')}
      openText={t(label)}
      closeText={t('close')}
      renderInput={(props) => <TextField {...props} label={t(label)} required />}
    />
  );
}

import { Autocomplete, TextField } from '@mui/material';
import type { Place, TranslationKey } from '@wayfare/shared';
import { isSearched, placeOf, type PlaceSuggestion, usePlaceSearch } from '@wayfare/shared/web/booking';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { textKey, useText } from '../texts/useText.js';
import { useSession } from '../session/session.js';

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
  const { settings } = useSession();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<PlaceSuggestion | null>(null);
  const found = usePlaceSearch(typed, settings.restrictCountry);

  const choose = async (suggestion: PlaceSuggestion | null) => {
    setChosen(suggestion);
    onChange(null);
    if (!suggestion) return;
    try {
      onChange(await placeOf(suggestion));
    } catch {
      setChosen(null);
      notify(textKey('google_places_error'), { type: 'error' });
    }
  };
  const nothing = found.isError ? 'panel_load_failed_title' : 'site_no_places';
  return (
    <Autocomplete
      // The form is cleared from outside after the trip is booked.
      value={value ? (chosen ?? suggestionOf(value)) : chosen}
      onChange={(_, suggestion) => void choose(suggestion)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      options={isSearched(typed) ? (found.data ?? []) : []}
      filterOptions={(options) => options}
      getOptionLabel={({ description }) => description}
      getOptionKey={({ place_id }) => place_id}
      isOptionEqualToValue={(one, other) => one.description === other.description}
      loading={found.isFetching}
      loadingText="…"
      noOptionsText={t(isSearched(typed) ? nothing : 'site_type_place')}
      clearText={translate('ra.action.clear_input_value')}
      openText={t(label)}
      closeText={t('close')}
      renderInput={(props) => <TextField {...props} label={t(label)} required />}
    />
  );
}

/** A place chosen earlier, as an option. */
const suggestionOf = ({ add }: Place): PlaceSuggestion => ({
  description: add,
  place_id: '',
  structured_formatting: { main_text: add },
});

import { Autocomplete, TextField } from '@mui/material';
import type { Place, TranslationKey } from '@wayfare/shared';
import { type PlaceOption, SuggestionText, usePlaceField } from '@wayfare/web/booking';
import { useNotify, useTranslate } from 'react-admin';
import { textKey, useText } from '../texts/useText.js';
import { useSession } from '../session/session.js';

/** An address field with suggestions, limited to the country in the settings (rules 7.14, 7.15). */
export function PlacePicker({
  label,
  value,
  onChange,
  required = true,
}: {
  /** A text of its own, or the key of one. */
  label: TranslationKey | { text: string };
  value: Place | null;
  onChange: (place: Place | null) => void;
  required?: boolean;
}) {
  const t = useText();
  const shown = typeof label === 'string' ? t(label) : label.text;
  const translate = useTranslate();
  const notify = useNotify();
  const { settings } = useSession();
  const field = usePlaceField({
    value,
    onChange,
    country: settings.restrictCountry,
    onFailed: () => notify(textKey('google_places_error'), { type: 'error' }),
    text: t,
    failedText: t('panel_load_failed_title'),
  });
  return (
    <Autocomplete<PlaceOption>
      {...field.props}
      // Enter takes the best match of the typed text.
      autoHighlight
      loadingText="…"
      clearText={translate('ra.action.clear_input_value')}
      openText={shown}
      closeText={t('close')}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          {'suggestion' in option && <SuggestionText suggestion={option.suggestion} />}
        </li>
      )}
      renderInput={(props) => <TextField {...props} label={shown} required={required} />}
    />
  );
}

import { Autocomplete, TextField } from '@mui/material';
import { useMemo } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import type { TranslationKey } from '@wayfare/shared';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useText } from '../../frame/texts/useText.js';
import {
  countryChoices,
  englishCountry,
  type PickerChoice,
  timeZoneChoices,
  withStored,
} from './pickerChoices.js';
import type { Picker } from './settingGroups.js';

function choicesOf(picker: Picker, locale: string): PickerChoice[] {
  if (picker === 'timeZone') return timeZoneChoices();
  const countries = countryChoices(locale);
  return picker === 'countryName'
    ? countries.map(({ id, name }) => ({ id: englishCountry(id), name }))
    : countries;
}

interface Props {
  source: string;
  label: TranslationKey;
  helperText: TranslationKey;
  picker: Picker;
  isRequired: boolean;
}

/** A setting that is one of a list, or several of it: countries and time zones. */
export function PickerSetting({ source, label, helperText, picker, isRequired }: Props) {
  const t = useText();
  const locale = useDateLocale();
  const { id, field, fieldState } = useInput({ source, defaultValue: null, isRequired });
  const choices = useMemo(() => choicesOf(picker, locale), [picker, locale]);
  const known = withStored(choices, picker === 'countries' ? null : field.value);
  const help = <InputHelperText error={fieldState.error?.message} helperText={helperText} />;
  const common = {
    id,
    getOptionLabel: ({ name }: PickerChoice) => name,
    isOptionEqualToValue: (option: PickerChoice, value: PickerChoice) => option.id === value.id,
    onBlur: field.onBlur,
    fullWidth: true,
    sx: { mt: 1, mb: 0.5 },
  };
  const input = (props: object) => (
    <TextField
      {...props}
      label={t(label)}
      required={isRequired}
      error={fieldState.invalid}
      helperText={help}
      inputRef={field.ref}
    />
  );
  if (picker === 'countries') {
    const codes = String(field.value ?? '').match(/[A-Z]{2}/g) ?? [];
    return (
      <Autocomplete
        {...common}
        multiple
        options={choices}
        value={codes.map((code) => choices.find((choice) => choice.id === code) ?? { id: code, name: code })}
        onChange={(_, chosen) => field.onChange(chosen.map((choice) => choice.id).join(', ') || null)}
        renderInput={input}
      />
    );
  }
  return (
    <Autocomplete
      {...common}
      options={known}
      value={known.find((choice) => choice.id === field.value) ?? null}
      disableClearable={isRequired}
      onChange={(_, chosen) => field.onChange(chosen?.id ?? null)}
      renderInput={input}
    />
  );
}

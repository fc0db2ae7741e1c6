import type { SxProps } from '@mui/material';
import { type NumberRules, parseNumber, plainNumber } from '@wayfare/shared';
import { amountRules, NumberField } from '@wayfare/web/form';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSession } from '../session/session.js';
import { useDateLocale } from '../texts/useDateLocale.js';
import { useFormat } from '../texts/useFormat.js';
import { textKey, useText } from '../texts/useText.js';
import type { FieldRule } from './fieldRule.js';

export interface LocalNumberInputProps {
  source: string;
  label: string;
  helperText?: string | false;
  margin?: 'none';
  fullWidth?: true;
  autoFocus?: boolean;
  sx?: SxProps;
  validate?: FieldRule;
  isRequired?: boolean;
  /** How many decimal places are possible. For amounts, those of the currency unless given. */
  decimals?: number;
  /** Whether it is an amount of money, which is shown formatted below the field. */
  isMoney?: boolean;
  /** Whether text that is no number, or below 0, is removed when the field is left (rule 5.36). */
  emptiesOnLeaving?: boolean;
}

/** Decimal places of a number that is neither an amount nor a whole number. */
const USUAL_DECIMALS = 3;
/** A stored number may have more decimals than people can type. */
const STORED_DECIMALS = 20;

/** A form never saves what is no number: such a value is the text as typed. */
const isParsed = Object.assign(
  (value: unknown) =>
    typeof value === 'string' && value.trim() !== '' ? textKey('field_invalid') : undefined,
  { isRequired: false },
);

/**
 * A number of 0 or above in a form of react-admin, typed as the user's locale writes it. The form's value is
 * the number, null without one, or the text as typed where that is no number or can mean two.
 */
export function LocalNumberInput({
  source,
  label,
  helperText,
  validate,
  isRequired: isMarked,
  decimals,
  isMoney = false,
  emptiesOnLeaving = false,
  ...props
}: LocalNumberInputProps) {
  const t = useText();
  const format = useFormat();
  const { id, field, fieldState, isRequired } = useInput({
    source,
    defaultValue: null,
    validate: validate ? [isParsed, validate] : isParsed,
    ...(isMarked !== undefined && { isRequired: isMarked }),
  });
  const rules = useRules(isMoney, decimals);
  const [typed, setTyped] = useState('');
  const { shown, isTyped } = shownText(field.value, typed, rules);
  const change = (text: string) => {
    setTyped(text);
    const { value, problem } = parseNumber(text, rules);
    field.onChange(problem ? text : value);
  };
  const leave = () => {
    const key = parseNumber(shown, rules).problem?.key;
    if (emptiesOnLeaving && (key === 'number_unreadable' || key === 'number_min')) change('');
    field.onBlur();
  };
  const help = fieldState.invalid || helperText !== false;
  return (
    <NumberField
      {...props}
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      value={shown}
      onChange={change}
      onBlur={leave}
      rules={isTyped ? rules : { ...rules, decimals: STORED_DECIMALS }}
      t={t}
      error={fieldState.invalid}
      helperText={
        help && (
          <InputHelperText
            error={fieldState.error?.message}
            {...(helperText !== undefined && { helperText })}
          />
        )
      }
      {...(isMoney &&
        isTyped && { meaning: (amount: number) => t('amount_meant', { amount: format.money(amount) }) })}
    />
  );
}

type FeeInputProps = Omit<LocalNumberInputProps, 'isMoney' | 'decimals'> & {
  /** The field that says which of the two it is: `flat` or `percentage`. */
  typeSource: string;
};

/** An amount of money, or a percentage. */
export function FeeInput({ typeSource, ...props }: FeeInputProps) {
  const type: unknown = useWatch({ name: typeSource });
  return <LocalNumberInput {...props} isMoney={type === 'flat'} />;
}

function useRules(isMoney: boolean, decimals: number | undefined): NumberRules {
  const { settings } = useSession();
  const locale = useDateLocale();
  const rules = isMoney ? amountRules(settings, locale) : { locale, decimals: USUAL_DECIMALS, min: 0 };
  return decimals === undefined ? rules : { ...rules, decimals };
}

/** The text of the input: as typed while it means the value, so that "1." can become "1.5". */
function shownText(value: unknown, typed: string, rules: NumberRules): { shown: string; isTyped: boolean } {
  if (typeof value === 'string') return { shown: value, isTyped: true };
  if (typeof value !== 'number') return { shown: '', isTyped: false };
  const isTyped = parseNumber(typed, rules).value === value;
  return { shown: isTyped ? typed : plainNumber(value, rules.locale), isTyped };
}

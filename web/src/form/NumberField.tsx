import { Box, TextField, type TextFieldProps } from '@mui/material';
import { type NumberRules, parseNumber } from '@wayfare/shared';
import type { ReactNode } from 'react';
import { numberProblemText, type TranslateNumber } from './numberProblemText.js';

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'multiline' | 'select' | 'defaultValue'> {
  /** The text as typed. `parseNumber` has its value. */
  value: string;
  onChange: (typed: string) => void;
  rules: NumberRules;
  t: TranslateNumber;
  /** Shows what the text means, below the field. */
  meaning?: (value: number) => ReactNode;
}

/**
 * The field of both apps for a typed number. It keeps the text as typed, with the digits of any script, and
 * says below it why it is no number or which two it can mean. It is a text field, because number fields of
 * browsers drop what they do not understand, and change when the wheel turns.
 */
export function NumberField({
  value,
  onChange,
  rules,
  t,
  meaning,
  error,
  helperText,
  slotProps,
  ...props
}: NumberFieldProps) {
  const { value: parsed, problem } = parseNumber(value, rules);
  const explained = problem ? numberProblemText(problem, rules, t) : null;
  const meant = meaning && parsed !== null ? meaning(parsed) : null;
  const help =
    explained ??
    (meant ? (
      <>
        <Box component="span" sx={{ display: 'block', fontWeight: 600, color: 'text.primary' }}>
          {meant}
        </Box>
        {helperText}
      </>
    ) : (
      helperText
    ));
  return (
    <TextField
      {...props}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={(error ?? false) || problem !== null}
      helperText={help}
      slotProps={{
        ...slotProps,
        htmlInput: {
          inputMode: rules.decimals === 0 ? 'numeric' : 'decimal',
          autoComplete: 'off',
          dir: 'ltr',
          ...(slotProps?.htmlInput as object | undefined),
        },
        formHelperText: { 'aria-live': 'polite' },
      }}
    />
  );
}

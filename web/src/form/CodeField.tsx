import { TextField, type TextFieldProps } from '@mui/material';
import { cleanCode } from '@wayfare/shared';

/** Longer than any SMS with a code in it. */
const MAX_PASTED = 1000;

/**
 * A field for a login code, also for codes of an authenticator app and recovery codes. A pasted code may
 * contain spaces, digits of any script, or be the whole message: the field shows the code itself.
 */
export function CodeField({
  onCode,
  numeric = false,
  slotProps,
  ...props
}: Omit<TextFieldProps, 'onChange' | 'type'> & {
  onCode(code: string): void;
  /** Opens the keyboard of digits. */
  numeric?: boolean;
}) {
  return (
    <TextField
      autoComplete="one-time-code"
      {...props}
      onChange={(event) => onCode(cleanCode(event.target.value))}
      slotProps={{
        ...slotProps,
        htmlInput: {
          dir: 'ltr',
          maxLength: MAX_PASTED,
          ...(numeric ? { inputMode: 'numeric' } : { autoCapitalize: 'none' }),
        },
      }}
    />
  );
}

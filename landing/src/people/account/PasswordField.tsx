import { IconButton, InputAdornment, TextField } from '@mui/material';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import { useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';

/** A field for a new password, with a button to show its contents. */
export function PasswordField(props: {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string;
  /** The rule for passwords that the browser suggests, as the attribute `passwordrules`. */
  suggestion?: string | undefined;
  inputRef?: (input: HTMLInputElement | null) => void;
}) {
  const t = useText();
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      label={t('account_password')}
      type={visible ? 'text' : 'password'}
      required
      name="password"
      {...(props.inputRef ? { inputRef: props.inputRef } : {})}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      autoComplete="new-password"
      error={Boolean(props.error)}
      helperText={props.error ?? props.hint}
      slotProps={{
        htmlInput: { dir: 'ltr', ...(props.suggestion && { passwordrules: props.suggestion }) },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={t(visible ? 'account_hide_password' : 'account_show_password')}
                onClick={() => setVisible(!visible)}
              >
                {visible ? <VisibilityOffIcon /> : <VisibilityIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

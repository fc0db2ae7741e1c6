import { TextInput, type TextInputProps } from 'react-admin';
import { useSession } from '../session/session.js';
import { textKey } from '../texts/useText.js';
import { lastNameRule } from './userRules.js';

/** A last name, which stays empty for people with a single name if the settings allow it (rule 5.51). */
export function LastNameInput(props: Partial<TextInputProps>) {
  const { settings } = useSession();
  return (
    <TextInput
      source="lastName"
      label={textKey('panel_last_name')}
      helperText={settings.requireLastName ? false : textKey('account_single_name')}
      {...props}
      defaultValue=""
      validate={lastNameRule(settings)}
      // An empty text, because the API takes null for no name.
      parse={(typed: string) => typed}
    />
  );
}

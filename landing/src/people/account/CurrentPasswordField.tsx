import { useState } from 'react';
import { IconButton } from '../../frame/controls/Button.js';
import { Icon } from '../../frame/controls/Icon.js';
import { TextInput } from '../../frame/controls/TextInput.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import styles from './AccountCard.module.css';

/** The password of an account, with a button to show it, without MUI. */
export function CurrentPasswordField(props: {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}) {
  const t = useText();
  const [isVisible, setVisible] = useState(false);
  return (
    <TextInput
      label={t('account_password')}
      type={isVisible ? 'text' : 'password'}
      name="password"
      dir="ltr"
      required
      value={props.value}
      onChange={props.onChange}
      autoComplete="current-password"
      problem={props.error}
      end={
        <IconButton
          className={styles['show'] ?? ''}
          aria-label={t(isVisible ? 'account_hide_password' : 'account_show_password')}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon name={isVisible ? 'hidden' : 'visible'} size={24} />
        </IconButton>
      }
    />
  );
}

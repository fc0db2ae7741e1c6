import { ChangePassword } from '@wayfare/web/account';
import { errorText } from '../../frame/api/errorText.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useLeave } from '../../frame/session/useLeave.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { AccountSection } from './AccountSection.js';
import { NewPasswordField } from './NewPasswordField.js';

/** Changes the user's own password. */
export function OwnPassword() {
  const t = useText();
  const { settings } = useSession();
  const { notify } = useMessages();
  const leave = useLeave();
  return (
    <AccountSection id="own-password" title={t('account_password')}>
      <ChangePassword
        rule={settings.passwordRule}
        text={t}
        errorText={(error) => errorText(error, t)}
        onChanged={async () => {
          await leave();
          notify(t('account_password_changed'), 'success');
        }}
        renderField={(field) => <NewPasswordField {...field} />}
      />
    </AccountSection>
  );
}

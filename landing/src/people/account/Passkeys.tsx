import { Passkeys as SharedPasskeys } from '@wayfare/web/passkey';
import { errorText } from '../../frame/api/errorText.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { AccountSection } from './AccountSection.js';

/** The passkeys of the signed-in user. */
export function Passkeys() {
  const t = useText();
  const format = useFormat();
  const { notify } = useMessages();
  return (
    <AccountSection id="passkeys" title={t('account_passkeys')}>
      <SharedPasskeys
        text={t}
        date={format.dateTime}
        notify={notify}
        errorText={(error) => errorText(error, t)}
      />
    </AccountSection>
  );
}

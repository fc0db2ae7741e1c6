import { SignIns as SharedSignIns } from '@wayfare/web/account';
import { errorText } from '../../frame/api/errorText.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useLeave } from '../../frame/session/useLeave.js';
import { AccountSection } from './AccountSection.js';

/** The user's sign-in sessions. */
export function SignIns() {
  const t = useText();
  const format = useFormat();
  const leave = useLeave();
  const { notify } = useMessages();
  return (
    <AccountSection id="sign-ins" title={t('account_sessions')}>
      <SharedSignIns
        text={t}
        date={format.dateTime}
        notify={notify}
        errorText={(error) => errorText(error, t)}
        onEndedAll={leave}
        failed={(error, retry) => <LoadError error={error} onRetry={retry} />}
      />
    </AccountSection>
  );
}

import { passkeyProblem, signInByPasskey, whyNoPasskeys } from '@wayfare/web/passkey';
import { useState } from 'react';
import { Button } from '../../frame/controls/Button.js';
import { errorText } from '../../frame/api/errorText.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { useHydrated } from '../../frame/session/useHydrated.js';
import styles from './AccountCard.module.css';

/**
 * Signs in with a passkey, without a name or a password. Shown if this page and the browser support passkeys.
 */
export function PasskeyLogin({ autoFocus = false }: { autoFocus?: boolean }) {
  const t = useText();
  const { enter, settings } = useSession();
  const { notify } = useMessages();
  const [busy, setBusy] = useState(false);
  // The server does not know what the browser supports.
  const isHydrated = useHydrated();
  if (!isHydrated || whyNoPasskeys(settings.passkeyAddress)) return null;

  const signIn = async () => {
    setBusy(true);
    try {
      enter(await signInByPasskey());
      notify(t('login_success'), 'success');
    } catch (error) {
      const problem = passkeyProblem(error);
      notify(problem ? t(problem) : errorText(error, t), 'error');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      look="outlined"
      className={styles['passkey'] ?? ''}
      autoFocus={autoFocus}
      isLoading={busy}
      onClick={() => void signIn()}
    >
      {t('account_passkey_sign_in')}
    </Button>
  );
}

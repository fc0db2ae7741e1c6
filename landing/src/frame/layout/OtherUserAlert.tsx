import { fullName } from '@wayfare/shared';
import { useOtherUser } from '@wayfare/web/session';
import { useText } from '../language/LanguageProvider.js';
import { AlertDialog } from '../messages/AlertDialog.js';
import { useMessages } from '../messages/MessagesProvider.js';
import { forgetForms } from '../offline/personalStorage.js';
import { useSession } from '../session/SessionProvider.js';

/**
 * Shows who is signed in once someone else has signed in in another tab, and opens the page anew for them.
 * Where nobody was or is signed in, the page changes by itself.
 */
export function OtherUserAlert() {
  const t = useText();
  const { user, enter, setUser } = useSession();
  const { notify } = useMessages();
  const other = useOtherUser((now) => {
    if (now) {
      enter(now);
      notify(t('other_user_entered', { name: fullName(now) }));
      return;
    }
    forgetForms();
    setUser(null);
  });
  if (!other || !user) return null;
  const names = { name: fullName(other), former: fullName(user) };
  return (
    <AlertDialog
      title={t('other_user_title')}
      text={t('other_user_text', names)}
      closeText={t('other_user_continue', names)}
      isOnlyWay
      onClose={() => {
        // Forms that were not sent belong to the former user.
        forgetForms();
        window.location.reload();
      }}
    />
  );
}

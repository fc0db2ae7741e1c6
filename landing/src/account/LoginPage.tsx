import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../language/LanguageProvider.js';
import { useGoTo } from '../layout/usePageLink.js';
import { useSession } from '../session/SessionProvider.js';
import { AccountCard, AccountTabs } from './AccountCard.js';
import { pageAfterSignIn } from './afterSignIn.js';
import { EmailLogin } from './EmailLogin.js';

/** Sign-in (rules 2.19, 2.20). Someone who is signed in already is sent on. */
export function LoginPage() {
  const t = useT();
  const { user } = useSession();
  const goTo = useGoTo();
  const [search] = useSearchParams();
  const next = search.get('next');

  useEffect(() => {
    if (user) goTo(pageAfterSignIn(next, user.usertype), user.usertype, { replace: true });
  }, [user, next, goTo]);

  const title = t('account_login_title');
  return (
    <AccountCard title={title}>
      <AccountTabs label={title} tabs={[{ name: 'email', text: t('account_by_email') }]} value="email">
        <EmailLogin />
      </AccountTabs>
    </AccountCard>
  );
}

import type { Challenge } from '@wayfare/shared';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useGoTo } from '../../frame/layout/usePageLink.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { AccountCard, AccountTabs } from './AccountCard.js';
import { pageAfterSignIn } from './afterSignIn.js';
import { EmailLogin } from './EmailLogin.js';
import { PasskeyLogin } from './PasskeyLogin.js';
import { PhoneLogin } from './PhoneLogin.js';
import { SecondFactorStep } from './SecondFactorStep.js';
import { SocialLogins } from './SocialLogins.js';
import { useProviderAnswer } from './useProviderAnswer.js';

/** Sign-in (rules 2.19, 2.20). Redirects users who are already signed in. */
export function LoginPage() {
  const t = useText();
  const { user, settings } = useSession();
  const goTo = useGoTo();
  const [search] = useSearchParams();
  const next = search.get('next');
  const [way, setWay] = useState<'email' | 'phone'>('email');
  const answer = useProviderAnswer();
  const [challenge, setChallenge] = useState<Pick<Challenge, 'challenge' | 'methods'> | null>(answer);

  useEffect(() => {
    if (user) goTo(pageAfterSignIn(next, user.usertype, user.staffRole), user.usertype, { replace: true });
  }, [user, next, goTo]);

  const title = t('account_login_title');
  if (challenge) {
    return (
      <AccountCard title={title}>
        <SecondFactorStep challenge={challenge} onCancel={() => setChallenge(null)} />
      </AccountCard>
    );
  }
  return (
    <AccountCard title={title}>
      <AccountTabs
        label={title}
        tabs={[
          { name: 'email', text: t('account_by_email') },
          ...(settings.MobileLoginEnabled ? [{ name: 'phone', text: t('account_by_phone') } as const] : []),
        ]}
        value={way}
        onChange={setWay}
      >
        {way === 'email' ? (
          <EmailLogin onChallenge={setChallenge} />
        ) : (
          <PhoneLogin onChallenge={setChallenge} />
        )}
      </AccountTabs>
      <PasskeyLogin />
      <SocialLogins next={next} />
    </AccountCard>
  );
}

import type { Challenge } from '@wayfare/shared';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Spinner } from '../../frame/controls/Spinner.js';
import { Tabs } from '../../frame/controls/Tabs.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useGoTo } from '../../frame/layout/usePageLink.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { lazyThemed } from '../../frame/themed/lazyThemed.js';
import { AccountCard } from './AccountCard.js';
import styles from './AccountCard.module.css';
import { pageAfterSignIn } from './afterSignIn.js';
import { EmailLogin } from './EmailLogin.js';
import { PasskeyLogin } from './PasskeyLogin.js';
import { SocialLogins } from './SocialLogins.js';
import { useProviderAnswer } from './useProviderAnswer.js';

/** Loads with MUI and the numbering plans, which signing in by email needs not. */
const PhoneLogin = lazyThemed(async () => (await import('./PhoneLogin.js')).PhoneLogin);
const SecondFactorStep = lazyThemed(async () => (await import('./SecondFactorStep.js')).SecondFactorStep);

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
        <Later>
          <SecondFactorStep challenge={challenge} onCancel={() => setChallenge(null)} />
        </Later>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={title}>
      <Tabs
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
          <Later>
            <PhoneLogin onChallenge={setChallenge} />
          </Later>
        )}
      </Tabs>
      <PasskeyLogin />
      <SocialLogins next={next} />
    </AccountCard>
  );
}

/** A part that loads when it is first shown, in about the height it will have. */
function Later({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <Suspense
      fallback={
        <div className={styles['later']}>
          <Spinner label={t('loading')} />
        </div>
      }
    >
      {children}
    </Suspense>
  );
}

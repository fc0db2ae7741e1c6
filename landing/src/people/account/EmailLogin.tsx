import { type Challenge, type FieldProblem, loginProblem, loginProblems } from '@wayfare/shared';
import { useWrongFieldFocus } from '@wayfare/web/form';
import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../frame/controls/Button.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { NOWHERE } from '../../frame/session/earlyInput.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { lazyThemed } from '../../frame/themed/lazyThemed.js';
import styles from './AccountCard.module.css';
import { keepingNext } from './afterSignIn.js';
import { CurrentPasswordField } from './CurrentPasswordField.js';
import { EmailField } from './EmailField.js';
import { loginErrorText } from './loginError.js';
import { useSignInAttempt } from './useSignInAttempt.js';

const ForgotPasswordDialog = lazyThemed(
  async () => (await import('./ForgotPasswordDialog.js')).ForgotPasswordDialog,
);

/** Sign-in by email and password (rules 2.19, 2.21). */
export function EmailLogin({ onChallenge }: { onChallenge: (challenge: Challenge) => void }) {
  const t = useText();
  const { signIn } = useSession();
  const { notify } = useMessages();
  const [search] = useSearchParams();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const { form, focusWrong } = useWrongFieldFocus();
  const [forgotten, setForgotten] = useState(false);
  const [wasForgotten, setWasForgotten] = useState(false);

  const { auth, showMessage, attempt } = useSignInAttempt(() => {
    setEmail('');
    setPassword('');
    setProblems([]);
  });

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const problem = loginProblem({ email, password });
    setProblems(loginProblems({ email, password }));
    if (problem) {
      focusWrong();
      return showMessage(t(problem));
    }
    void attempt(
      async () => {
        const challenge = await signIn(email.trim(), password);
        if (challenge) onChallenge(challenge);
        else notify(t('login_success'), 'success');
      },
      (error) => loginErrorText(error, t),
    );
  };

  const forget = () => {
    setForgotten(true);
    setWasForgotten(true);
  };

  /** The error of a field; none once something else is typed into it. */
  const errorOf = (name: 'email' | 'password') => {
    const problem = problems.find(({ field }) => field === name);
    return problem && t(problem.key);
  };
  const corrected = (name: 'email' | 'password') =>
    setProblems((before) => before.filter(({ field }) => field !== name));

  return (
    <>
      <form ref={form} method={NOWHERE} noValidate onSubmit={submit} className={styles['form']}>
        <EmailField
          value={email}
          onChange={(typed) => {
            setEmail(typed);
            corrected('email');
          }}
          error={errorOf('email')}
        />
        <CurrentPasswordField
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            corrected('password');
          }}
          error={errorOf('password')}
        />
        <button type="button" className={styles['forgotten']} onClick={forget}>
          {t('account_forgot_password')}
        </button>
        <Button type="submit" look="filled" isLoading={auth.loading}>
          {t('account_login')}
        </Button>
        <Button component={Link} to={keepingNext('/register', search.get('next'))} look="outlined">
          {t('account_register')}
        </Button>
      </form>
      {/* Once opened it stays, to close as smoothly as it opens. */}
      {wasForgotten && (
        <Suspense fallback={null}>
          <ForgotPasswordDialog
            open={forgotten}
            email={email}
            onSent={() => showMessage(t('reset_pass_msg'), 'success')}
            onClose={() => setForgotten(false)}
          />
        </Suspense>
      )}
    </>
  );
}

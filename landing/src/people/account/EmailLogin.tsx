import { Button, Link as TextLink, Stack } from '@mui/material';
import { type Challenge, type FieldProblem, loginProblem, loginProblems } from '@wayfare/shared';
import { useWrongFieldFocus } from '@wayfare/web/form';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { NOWHERE } from '../../frame/session/earlyInput.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { keepingNext } from './afterSignIn.js';
import { EmailField } from './EmailField.js';
import { ForgotPasswordDialog } from './ForgotPasswordDialog.js';
import { loginErrorText } from './loginError.js';
import { PasswordField } from './PasswordField.js';
import { useSignInAttempt } from './useSignInAttempt.js';

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

  /** The error of a field; none once something else is typed into it. */
  const errorOf = (name: 'email' | 'password') => {
    const problem = problems.find(({ field }) => field === name);
    return problem && t(problem.key);
  };
  const corrected = (name: 'email' | 'password') =>
    setProblems((before) => before.filter(({ field }) => field !== name));

  return (
    <>
      <Stack component="form" ref={form} method={NOWHERE} noValidate onSubmit={submit} sx={{ gap: 2.5 }}>
        <EmailField
          value={email}
          onChange={(typed) => {
            setEmail(typed);
            corrected('email');
          }}
          error={errorOf('email')}
        />
        <PasswordField
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            corrected('password');
          }}
          error={errorOf('password')}
          autoComplete="current-password"
        />
        <TextLink
          component="button"
          type="button"
          onClick={() => setForgotten(true)}
          sx={{ alignSelf: 'flex-start', py: 0.5 }}
        >
          {t('account_forgot_password')}
        </TextLink>
        <Button type="submit" variant="contained" size="large" loading={auth.loading}>
          {t('account_login')}
        </Button>
        <Button
          component={Link}
          to={keepingNext('/register', search.get('next'))}
          variant="outlined"
          size="large"
        >
          {t('account_register')}
        </Button>
      </Stack>
      <ForgotPasswordDialog
        open={forgotten}
        email={email}
        onSent={() => showMessage(t('reset_pass_msg'), 'success')}
        onClose={() => setForgotten(false)}
      />
    </>
  );
}

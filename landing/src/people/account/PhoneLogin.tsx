import { Button, Stack, Typography } from '@mui/material';
import {
  type Challenge,
  isChallenge,
  isLoginCode,
  leftToRight,
  phoneNumber,
  type User,
} from '@wayfare/shared';
import { CodeField, useWrongFieldFocus } from '@wayfare/web/form';
import { useEffect, useState } from 'react';
import { ApiError, bySession, call } from '@wayfare/web/http';
import { errorTextKey } from '../../frame/api/errorText.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { CodeAgain } from './CodeAgain.js';
import { MobileField, useCountry } from './MobileField.js';
import { useSignInAttempt } from './useSignInAttempt.js';

/** The calls that request and confirm a code: for numbers with an account, or for any number. */
const calls = {
  known: { ask: '/auth/otp', confirm: '/auth/otp/verify' },
  any: { ask: '/auth/phone/code', confirm: '/auth/phone' },
} as const;

/** What is wrong with a field that is not filled in as it has to be. */
const problems = { mobile: 'mobile_no_blank_error', code: 'otp_validate_error' } as const;

/** The proof that a user has a phone number: a code that was sent to it. */
export interface PhoneProof {
  verificationId: string;
  otp: string;
}

/**
 * Sign-in by a code sent to the phone (rules 2.20, 4.42). For a booking, `numbers` is `any`: a new number
 * gets an account, and a complete code is sent at once.
 */
export function PhoneLogin({
  onChallenge,
  onEntered,
  onProof,
  numbers = 'known',
}: {
  onChallenge: (challenge: Challenge) => void;
  /** Called instead of the success message. */
  onEntered?: (user: User) => void;
  /** Gets the proof of the number instead of signing in with it. */
  onProof?: ((proof: PhoneProof) => Promise<void>) | undefined;
  numbers?: keyof typeof calls;
}) {
  const t = useText();
  const { goOn, signOut } = useSession();
  const { notify } = useMessages();
  const country = useCountry();
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  /** The step whose field is not filled in as it has to be. */
  const [wrong, setWrong] = useState<'mobile' | 'code' | null>(null);
  const { form, focusWrong } = useWrongFieldFocus();
  const [sentTimes, setSentTimes] = useState(0);
  const number = phoneNumber(mobile, country.rules);
  const clear = () => {
    setWrong(null);
    setCode('');
    setSentTimes(0);
    setMobile('');
  };
  const { auth, dispatchAuth, showMessage, attempt: attemptWith } = useSignInAttempt(clear);
  const { verificationId, loading } = auth;
  // A code belongs to the number it was sent to, which only exists in this component.
  useEffect(() => () => dispatchAuth({ type: 'message-put-away' }), [dispatchAuth]);

  /** Shows a refusal's own text, or the SMS service's message (rule 8.7). */
  const attempt = (step: () => Promise<void>) =>
    void attemptWith(step, (error) => (error instanceof ApiError && error.detail) || t(errorTextKey(error)));
  const getCode = (to: string) =>
    attempt(async () => {
      const sent = await call.post(calls[numbers].ask, { body: { mobile: to } });
      setCode('');
      setSentTimes((times) => times + 1);
      dispatchAuth({ type: 'code-sent', verificationId: sent.verificationId });
    });
  /** Back to the number, which stays as it was typed. */
  const correct = () => {
    setCode('');
    setSentTimes(0);
    dispatchAuth({ type: 'message-put-away' });
  };
  const verify = (otp: string) =>
    attempt(async () => {
      // A code can be entered only after one was sent.
      if (!verificationId) return;
      if (onProof) return onProof({ verificationId, otp });
      const answer = bySession(await call.post(calls[numbers].confirm, { body: { verificationId, otp } }));
      goOn(answer);
      if (isChallenge(answer)) onChallenge(answer);
      else if (onEntered) onEntered(answer);
      else notify(t('login_success'), 'success');
    });
  const enterCode = (typed: string) => {
    setWrong(null);
    setCode(typed);
    if (numbers === 'any' && !loading && isLoginCode(typed)) verify(typed);
  };
  const cancel = () =>
    attempt(async () => {
      await signOut();
      clear();
    });

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const isRight = verificationId === null ? number !== null : isLoginCode(code);
    if (!isRight) {
      const field = verificationId === null ? 'mobile' : 'code';
      setWrong(field);
      focusWrong();
      return showMessage(t(problems[field]));
    }
    setWrong(null);
    if (verificationId !== null) verify(code);
    else if (number !== null) getCode(number);
  };
  /** How a field shows that it is wrong. */
  const marksOf = (field: keyof typeof problems) =>
    wrong === field ? { error: true, helperText: t(problems[field]) } : {};

  return (
    <Stack component="form" ref={form} noValidate onSubmit={submit} sx={{ gap: 2.5 }}>
      <MobileField
        country={country}
        value={mobile}
        onChange={(event) => {
          setMobile(event.target.value);
          setWrong(null);
        }}
        {...marksOf('mobile')}
        disabled={verificationId !== null}
        autoFocus={numbers === 'any'}
      />
      {verificationId === null ? (
        <Button type="submit" variant="contained" size="large" loading={loading}>
          {t('account_get_code')}
        </Button>
      ) : (
        <>
          <Typography role="status" color="text.secondary">
            {t(sentTimes > 1 ? 'account_code_resent' : 'account_code_sent', {
              mobile: leftToRight(number ?? ''),
            })}
          </Typography>
          <CodeField
            label={t('account_code')}
            required
            autoFocus
            value={code}
            onCode={enterCode}
            numeric
            {...marksOf('code')}
          />
          <Button type="submit" variant="contained" size="large" loading={loading}>
            {t('account_verify_code')}
          </Button>
          <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
            <CodeAgain key={sentTimes} isBusy={loading} onAgain={() => number && getCode(number)} />
            <Button onClick={correct} disabled={loading}>
              {t('account_code_correct')}
            </Button>
          </Stack>
          <Button onClick={cancel} size="large" disabled={loading}>
            {t('cancel')}
          </Button>
        </>
      )}
    </Stack>
  );
}

import { Button, Stack, Typography } from '@mui/material';
import {
  type Challenge,
  isChallenge,
  isLoginCode,
  leftToRight,
  phoneNumber,
  type User,
} from '@wayfare/shared';
import { CodeField } from '@wayfare/web/form';
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
  const [sentTimes, setSentTimes] = useState(0);
  const number = phoneNumber(mobile, country.rules);
  const clear = () => {
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
    if (verificationId === null) {
      if (number === null) showMessage(t('mobile_no_blank_error'));
      else getCode(number);
    } else if (isLoginCode(code)) verify(code);
    else showMessage(t('otp_validate_error'));
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2.5 }}>
      <MobileField
        country={country}
        value={mobile}
        onChange={(event) => setMobile(event.target.value)}
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
          <CodeField label={t('account_code')} required autoFocus value={code} onCode={enterCode} numeric />
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

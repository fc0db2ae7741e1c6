import { Button, Stack, TextField, Typography } from '@mui/material';
import { type Challenge, isLoginCode, leftToRight, phoneNumber, type User } from '@wayfare/shared';
import { useEffect, useState } from 'react';
import { api, ApiError } from '@wayfare/shared/web/http';
import { errorTextKey } from '../api/errorText.js';
import { useText } from '../language/LanguageProvider.js';
import { useMessages } from '../messages/MessagesProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { MobileField, useCountry } from './MobileField.js';
import { useSignInAttempt } from './useSignInAttempt.js';

/** Sign-in by a code sent to the phone (rules 2.20, 4.42). */
export function PhoneLogin({ onChallenge }: { onChallenge: (challenge: Challenge) => void }) {
  const t = useText();
  const { goOn, signOut } = useSession();
  const { notify } = useMessages();
  const country = useCountry();
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  const number = phoneNumber(mobile, country.country?.code);
  const clear = () => {
    setCode('');
    setMobile('');
  };
  const { auth, tellAuth, tell, attempt: attemptWith } = useSignInAttempt(clear);
  const { verificationId, loading } = auth;
  // A code belongs to the number it was sent to, which only exists in this component.
  useEffect(() => () => tellAuth({ type: 'message-put-away' }), [tellAuth]);

  /** Shows a refusal's own text, or the SMS service's message (rule 8.7). */
  const attempt = (step: () => Promise<void>) =>
    void attemptWith(step, (error) => (error instanceof ApiError && error.detail) || t(errorTextKey(error)));
  const getCode = (to: string) =>
    attempt(async () => {
      const sent = await api.post<{ verificationId: string }>('auth/otp', { mobile: to });
      tellAuth({ type: 'code-sent', verificationId: sent.verificationId });
    });
  const verify = () =>
    attempt(async () => {
      const proof = { verificationId, otp: code.trim() };
      const challenge = goOn(await api.post<User | Challenge>('auth/otp/verify', proof));
      if (challenge) onChallenge(challenge);
      else notify(t('login_success'), 'success');
    });
  const cancel = () =>
    attempt(async () => {
      await signOut();
      clear();
    });

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (verificationId === null) {
      if (number === null) tell(t('mobile_no_blank_error'));
      else getCode(number);
    } else if (isLoginCode(code.trim())) verify();
    else tell(t('otp_validate_error'));
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2.5 }}>
      <MobileField
        country={country}
        value={mobile}
        onChange={(event) => setMobile(event.target.value)}
        disabled={verificationId !== null}
      />
      {verificationId === null ? (
        <Button type="submit" variant="contained" size="large" loading={loading}>
          {t('account_get_code')}
        </Button>
      ) : (
        <>
          <Typography role="status" color="text.secondary">
            {t('account_code_sent', { mobile: leftToRight(number ?? '') })}
          </Typography>
          <TextField
            label={t('account_code')}
            required
            autoFocus
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric', maxLength: 6 } }}
          />
          <Button type="submit" variant="contained" size="large" loading={loading}>
            {t('account_verify_code')}
          </Button>
          <Button onClick={cancel} size="large" disabled={loading}>
            {t('cancel')}
          </Button>
        </>
      )}
    </Stack>
  );
}

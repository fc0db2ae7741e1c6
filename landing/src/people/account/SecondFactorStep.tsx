import { Alert, Button, Stack, Typography } from '@mui/material';
import type { Challenge, User } from '@wayfare/shared';
import { CodeField, useWrongFieldFocus } from '@wayfare/web/form';
import { whyNoPasskeys } from '@wayfare/web/passkey';
import { useState } from 'react';
import { ApiError, bySession, call } from '@wayfare/web/http';
import { errorTextKey } from '../../frame/api/errorText.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { PasskeyLogin } from './PasskeyLogin.js';

/** Completes a sign-in with a code from the authenticator app, a recovery code, or a passkey. */
export function SecondFactorStep({
  challenge: { challenge, methods },
  onCancel,
  onEntered,
}: {
  challenge: Pick<Challenge, 'challenge' | 'methods'>;
  onCancel: () => void;
  /** Called instead of the success message. */
  onEntered?: (user: User) => void;
}) {
  const t = useText();
  const { enter, settings } = useSession();
  const { notify } = useMessages();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { form, focusWrong } = useWrongFieldFocus();
  const [busy, setBusy] = useState(false);

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() === '') return focusWrong();
    setBusy(true);
    try {
      const user = bySession(
        await call.post('/auth/second-factor', { body: { challenge, code: code.trim() } }),
      );
      enter(user);
      if (onEntered) onEntered(user);
      else notify(t('login_success'), 'success');
    } catch (error) {
      setCode('');
      notify(t(errorTextKey(error)), 'error');
      // There is nothing left to complete.
      if (error instanceof ApiError && error.key === 'sign_in_expired') onCancel();
    } finally {
      setBusy(false);
    }
  };

  if (!methods.authenticator) {
    const why = whyNoPasskeys(settings.passkeyAddress);
    return (
      <Stack sx={{ gap: 2.5 }}>
        <Typography variant="h3" component="h2">
          {t('account_second_factor')}
        </Typography>
        <Typography color="text.secondary">{t('account_passkey_second_factor')}</Typography>
        {why ? <Alert severity="info">{t(why.key, { ...why.values })}</Alert> : <PasskeyLogin autoFocus />}
        <Button onClick={onCancel} size="large">
          {t('cancel')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack component="form" ref={form} noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
      <Typography variant="h3" component="h2">
        {t('account_second_factor')}
      </Typography>
      <Typography color="text.secondary">{t('account_second_factor_text')}</Typography>
      <CodeField
        label={t('account_second_factor_code')}
        required
        autoFocus
        value={code}
        onCode={setCode}
        error={isMissing}
        helperText={isMissing && t('field_required')}
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {t('account_verify_code')}
      </Button>
      {methods.passkey && <PasskeyLogin />}
      <Button onClick={onCancel} size="large" disabled={busy}>
        {t('cancel')}
      </Button>
    </Stack>
  );
}

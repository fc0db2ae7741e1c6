import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import type { TranslationKey } from '@wayfare/shared';
import { call } from '../http/operations.js';
import { passkeyProblem, passkeyProof, whyNoPasskeys } from './passkeyCeremonies.js';

interface PasskeyStepUpProps {
  /** Whether the account has no other method. */
  isOnlyWay: boolean;
  /** Scheme, host and port of the pages where passkeys can be used. */
  address: string | null;
  text(key: TranslationKey, values?: Record<string, string>): string;
  errorText(error: unknown): string;
  /** The user has proven their identity. */
  onProven(): void;
}

/**
 * Proves the user's identity with a passkey. If a passkey is the only method and cannot be used on this page,
 * it shows the reason.
 */
export function PasskeyStepUp({ isOnlyWay, address, text, errorText, onProven }: PasskeyStepUpProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const why = whyNoPasskeys(address);
  if (why) {
    return isOnlyWay ? <Alert severity="info">{text(why.key, { ...why.values })}</Alert> : null;
  }
  const prove = async () => {
    setIsBusy(true);
    setProblem(null);
    try {
      await call.post('/auth/step-up', { body: { passkey: await passkeyProof() } });
      onProven();
    } catch (error) {
      const key = passkeyProblem(error);
      setProblem(key ? text(key) : errorText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Button variant="outlined" loading={isBusy} onClick={() => void prove()}>
        {text('account_passkey_use')}
      </Button>
      {problem && <Alert severity="error">{problem}</Alert>}
    </Stack>
  );
}

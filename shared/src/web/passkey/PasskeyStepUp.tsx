import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import type { TranslationKey } from '../../language/texts.js';
import type { OtherWay } from '../stepUp/StepUp.js';
import { type PasskeyHttp, passkeyProblem, passkeyProof, whyNoPasskeys } from './passkeyCeremonies.js';

export interface PasskeyStepUpProps extends OtherWay {
  http: Pick<PasskeyHttp, 'post'>;
  /** Scheme, host and port of the pages where passkeys can be used. */
  address: string | null;
  text(key: TranslationKey, values?: Record<string, string>): string;
  errorText(error: unknown): string;
}

/**
 * Proves the user's identity with a passkey. If a passkey is the only method and cannot be used on this
 * page, it says why.
 */
export function PasskeyStepUp({ methods, onProven, http, address, text, errorText }: PasskeyStepUpProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!methods.passkey) return null;
  const why = whyNoPasskeys(address);
  if (why) {
    const isOnlyWay = !Object.entries(methods).some(([way, has]) => has && way !== 'passkey');
    return isOnlyWay ? <Alert severity="info">{text(why.key, { ...why.values })}</Alert> : null;
  }
  const prove = async () => {
    setIsBusy(true);
    setProblem(null);
    try {
      await http.post('auth/step-up', { passkey: await passkeyProof(http) });
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

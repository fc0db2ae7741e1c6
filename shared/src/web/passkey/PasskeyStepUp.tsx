import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import type { TranslationKey } from '../../language/texts.js';
import type { OtherWay } from '../stepUp/StepUp.js';
import { browserHasPasskeys, type PasskeyHttp, passkeyProblem, passkeyProof } from './passkeyCeremonies.js';

export interface PasskeyStepUpProps extends OtherWay {
  http: Pick<PasskeyHttp, 'post'>;
  text(key: TranslationKey): string;
  errorText(error: unknown): string;
}

/** Proves by a passkey who the user is; nothing where the account or the browser has none. */
export function PasskeyStepUp({ methods, onProven, http, text, errorText }: PasskeyStepUpProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!methods.passkey || !browserHasPasskeys()) return null;
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

import type { StepUpState } from '@wayfare/shared';
import { PasskeyStepUp, StepUp, type StepUpRequests } from '@wayfare/shared/web';
import { useText } from '../language/useText.js';
import { apiGet, apiSend } from '../providers/api.js';
import { stepUpGate } from '../providers/stepUpGate.js';

const requests: StepUpRequests = {
  state: () => apiGet<StepUpState>('auth/step-up'),
  prove: (given) => apiSend('POST', 'auth/step-up', given),
  sendCode: () => apiSend('POST', 'auth/step-up/code'),
};

const http = { post: <T,>(path: string, body?: unknown) => apiSend<T>('POST', path, body) };

/** Asks the user to prove who they are when something sensitive needs it. */
export function PanelStepUp() {
  const t = useText();
  const errorText = (error: unknown) => (error instanceof Error && error.message) || t('server_error');
  return (
    <StepUp
      gate={stepUpGate}
      requests={requests}
      text={t}
      errorText={errorText}
      renderOtherWays={(way) => <PasskeyStepUp {...way} http={http} text={t} errorText={errorText} />}
    />
  );
}

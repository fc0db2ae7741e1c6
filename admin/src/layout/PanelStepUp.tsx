import type { StepUpState } from '@wayfare/shared';
import { StepUp, type StepUpRequests } from '@wayfare/shared/web';
import { useText } from '../language/useText.js';
import { apiGet, apiSend } from '../providers/api.js';
import { stepUpGate } from '../providers/stepUpGate.js';

const requests: StepUpRequests = {
  state: () => apiGet<StepUpState>('auth/step-up'),
  prove: (given) => apiSend('POST', 'auth/step-up', given),
  sendCode: () => apiSend('POST', 'auth/step-up/code'),
};

/** Asks the user to prove who they are when something sensitive needs it. */
export function PanelStepUp() {
  const t = useText();
  return (
    <StepUp
      gate={stepUpGate}
      requests={requests}
      text={t}
      errorText={(error) => (error instanceof Error && error.message) || t('server_error')}
    />
  );
}

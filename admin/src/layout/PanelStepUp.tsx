import type { StepUpState } from '@wayfare/shared';
import { StepUp, type StepUpRequests } from '@wayfare/shared/web';
import { lazy, Suspense } from 'react';
import { useText } from '../language/useText.js';
import { apiGet, apiSend } from '../providers/api.js';
import { useSession } from '../providers/session.js';
import { stepUpGate } from '../providers/stepUpGate.js';

// Loaded with the dialog, which few users see.
const PasskeyStepUp = lazy(async () => ({
  default: (await import('@wayfare/shared/web/passkey')).PasskeyStepUp,
}));

const requests: StepUpRequests = {
  state: () => apiGet<StepUpState>('auth/step-up'),
  prove: (given) => apiSend('POST', 'auth/step-up', given),
  sendCode: () => apiSend('POST', 'auth/step-up/code'),
};

const http = { post: <T,>(path: string, body?: unknown) => apiSend<T>('POST', path, body) };

/** Asks the user to prove their identity when a sensitive action needs it. */
export function PanelStepUp() {
  const t = useText();
  const { settings } = useSession();
  const errorText = (error: unknown) => (error instanceof Error && error.message) || t('server_error');
  return (
    <StepUp
      gate={stepUpGate}
      requests={requests}
      text={t}
      errorText={errorText}
      renderOtherWays={(way) => (
        <Suspense fallback={null}>
          <PasskeyStepUp
            {...way}
            http={http}
            address={settings.passkeyAddress}
            text={t}
            errorText={errorText}
          />
        </Suspense>
      )}
    />
  );
}

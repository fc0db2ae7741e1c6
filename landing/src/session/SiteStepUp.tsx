import type { StepUpState } from '@wayfare/shared';
import { StepUp, type StepUpRequests } from '@wayfare/shared/web';
import { lazy, Suspense } from 'react';
import { api, errorTextKey } from '../api/client.js';
import { stepUpGate } from '../api/stepUpGate.js';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from './SessionProvider.js';

// Loaded with the dialog, which few users see.
const PasskeyStepUp = lazy(async () => ({
  default: (await import('@wayfare/shared/web/passkey')).PasskeyStepUp,
}));

const requests: StepUpRequests = {
  state: () => api.get<StepUpState>('auth/step-up'),
  prove: (given) => api.post('auth/step-up', given),
  sendCode: () => api.post('auth/step-up/code'),
};

/** Asks the user to prove their identity when a sensitive action needs it. */
export function SiteStepUp() {
  const t = useText();
  const { settings } = useSession();
  return (
    <StepUp
      gate={stepUpGate}
      requests={requests}
      text={t}
      errorText={(error) => t(errorTextKey(error))}
      renderOtherWays={(way) => (
        <Suspense fallback={null}>
          <PasskeyStepUp
            {...way}
            http={api}
            address={settings.passkeyAddress}
            text={t}
            errorText={(error) => t(errorTextKey(error))}
          />
        </Suspense>
      )}
    />
  );
}

import { StepUp } from '@wayfare/web';
import { useErrorText } from '../texts/useErrorText.js';
import { useText } from '../texts/useText.js';
import { useSession } from '../session/session.js';

/** Asks the user to prove their identity when a sensitive action needs it. */
export function PanelStepUp() {
  const { passkeyAddress } = useSession().settings;
  return <StepUp text={useText()} errorText={useErrorText()} passkeyAddress={passkeyAddress} />;
}

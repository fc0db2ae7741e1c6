import { StepUp } from '@wayfare/shared/web';
import { useErrorText } from '../language/useErrorText.js';
import { useText } from '../language/useText.js';
import { useSession } from '../providers/session.js';

/** Asks the user to prove their identity when a sensitive action needs it. */
export function PanelStepUp() {
  const { passkeyAddress } = useSession().settings;
  return <StepUp text={useText()} errorText={useErrorText()} passkeyAddress={passkeyAddress} />;
}

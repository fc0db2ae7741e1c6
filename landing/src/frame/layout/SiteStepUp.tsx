import { StepUp } from '@wayfare/web';
import { errorText } from '../api/errorText.js';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { ThemedLater } from '../themed/lazyThemed.js';

/** Asks the user to prove their identity when a sensitive action needs it. */
export function SiteStepUp() {
  const t = useText();
  const { passkeyAddress } = useSession().settings;
  return (
    <StepUp
      text={t}
      errorText={(error) => errorText(error, t)}
      passkeyAddress={passkeyAddress}
      around={ThemedLater}
    />
  );
}

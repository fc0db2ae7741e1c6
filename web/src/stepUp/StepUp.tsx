import { type ComponentType, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import type { TranslationKey } from '@wayfare/shared';
import type { StepUpDialogProps } from './StepUpDialog.js';
import { stepUpGate } from '../http/stepUpGate.js';

/** The user's typed proof of identity. */
export type ProofGiven = { password: string } | { code: string } | { verificationId: string; otp: string };

export interface StepUpProps {
  text(key: TranslationKey, values?: Record<string, string>): string;
  /** The user-visible text for a request error. */
  errorText(error: unknown): string;
  /** Scheme, host and port of the pages where passkeys can be used. */
  passkeyAddress: string | null;
}

/** Puts the dialog that asks for proof of identity on the page. It opens whenever a request needs it. */
export function StepUp({
  around: Around = Fragment,
  ...props
}: StepUpProps & {
  /** Provides the context that the dialog needs, if the page itself does not. */
  around?: ComponentType<{ children: ReactNode }>;
}) {
  // Few users see it, so it is loaded on first use.
  const [Dialog, setDialog] = useState<ComponentType<StepUpDialogProps> | null>(null);
  const answer = useRef<(isProven: boolean) => void>(() => undefined);

  useEffect(() => {
    const leave = stepUpGate.attach(async () => {
      const loaded = await import('./StepUpDialog.js').catch(() => null);
      if (!loaded) return false;
      return new Promise((resolve) => {
        answer.current = resolve;
        setDialog(() => loaded.StepUpDialog);
      });
    });
    return () => {
      leave();
      answer.current(false);
    };
  }, []);

  if (!Dialog) return null;
  const close = (isProven: boolean) => {
    setDialog(null);
    answer.current(isProven);
  };
  return (
    <Around>
      <Dialog {...props} onProven={() => close(true)} onCancel={() => close(false)} />
    </Around>
  );
}

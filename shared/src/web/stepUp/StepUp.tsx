import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { StepUpState } from '../../access/stepUp.js';
import type { TranslationKey } from '../../language/texts.js';
import type { StepUpDialogProps } from './StepUpDialog.js';
import type { StepUpGate } from './stepUpGate.js';

/** The dialog's API requests. Each throws the API's error. */
export interface StepUpRequests {
  /** GET /auth/step-up */
  state(): Promise<StepUpState>;
  /** POST /auth/step-up */
  prove(given: ProofGiven): Promise<unknown>;
  /** POST /auth/step-up/code */
  sendCode(): Promise<{ verificationId: string }>;
}

/** The user's typed proof of identity. */
export type ProofGiven = { password: string } | { code: string } | { verificationId: string; otp: string };

/** A method of proof without a text field, such as a passkey. */
export interface OtherWay {
  methods: StepUpState['methods'];
  /** The user has proven their identity. */
  onProven(): void;
}

export interface StepUpProps {
  gate: StepUpGate;
  requests: StepUpRequests;
  text(key: TranslationKey): string;
  /** The user-visible text for a request error. */
  errorText(error: unknown): string;
  /** Shows further methods above the fields. */
  renderOtherWays?(way: OtherWay): ReactNode;
}

/**
 * Puts the dialog that asks for proof of identity on the page. It opens whenever a request through the
 * gate needs it.
 */
export function StepUp({ gate, ...props }: StepUpProps) {
  // Few users see it, so it is loaded on first use.
  const [Dialog, setDialog] = useState<ComponentType<StepUpDialogProps> | null>(null);
  const answer = useRef<(isProven: boolean) => void>(() => undefined);

  useEffect(() => {
    const leave = gate.attach(async () => {
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
  }, [gate]);

  if (!Dialog) return null;
  const close = (isProven: boolean) => {
    setDialog(null);
    answer.current(isProven);
  };
  return <Dialog {...props} onProven={() => close(true)} onCancel={() => close(false)} />;
}

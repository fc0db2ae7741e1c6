import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { StepUpState } from '../../access/stepUp.js';
import type { TranslationKey } from '../../language/texts.js';
import type { StepUpDialogProps } from './StepUpDialog.js';
import type { StepUpGate } from './stepUpGate.js';

/** What the dialog asks of the API. Each throws what the API refuses. */
export interface StepUpRequests {
  /** GET /auth/step-up */
  state(): Promise<StepUpState>;
  /** POST /auth/step-up */
  prove(given: ProofGiven): Promise<unknown>;
  /** POST /auth/step-up/code */
  sendCode(): Promise<{ verificationId: string }>;
}

/** What a user types to prove who they are. */
export type ProofGiven = { password: string } | { code: string } | { verificationId: string; otp: string };

/** A way to prove it that is no field to type into, such as a passkey. */
export interface OtherWay {
  methods: StepUpState['methods'];
  /** The user has proven who they are. */
  onProven(): void;
}

export interface StepUpProps {
  gate: StepUpGate;
  requests: StepUpRequests;
  text(key: TranslationKey): string;
  /** What an error of the requests says to the user. */
  errorText(error: unknown): string;
  /** Shows further ways above the fields. */
  renderOtherWays?(way: OtherWay): ReactNode;
}

/** Puts the dialog on the page that asks the user to prove who they are, whenever a request through the gate needs it. */
export function StepUp({ gate, ...props }: StepUpProps) {
  // Few see it: it is loaded when it is needed first.
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

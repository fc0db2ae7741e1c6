/** Asks the user to prove who they are. Answers whether they did; false when they gave up. */
export type AskForProof = () => Promise<boolean>;

/** Stands between requests and the dialog that asks the user to prove who they are. */
export interface StepUpGate {
  /**
   * Asks once, however many requests wait for it, and answers whether the user has proven who they are. False where no
   * dialog is on the page.
   */
  prove(): Promise<boolean>;
  /** Names what asks: the dialog, while it is on the page. Answers how it leaves again. */
  attach(ask: AskForProof): () => void;
}

/** A gate of its own for an app. */
export function createStepUpGate(): StepUpGate {
  let asker: AskForProof | null = null;
  let asking: Promise<boolean> | null = null;
  return {
    prove() {
      if (!asker) return Promise.resolve(false);
      asking ??= asker().finally(() => {
        asking = null;
      });
      return asking;
    },
    attach(ask) {
      asker = ask;
      return () => {
        if (asker === ask) asker = null;
      };
    },
  };
}

/** The key of a refusal that a proof of identity lifts. */
export const PROOF_REQUIRED = 'reauthentication_required';

/**
 * Sends a request. Where it is refused for want of a proof of identity, the user is asked for one, and it is sent once more.
 * @param keyOf the error key of what `send` throws
 * @throws what the request was refused with: also when the user gives up
 */
export async function withProof<T>(
  gate: Pick<StepUpGate, 'prove'>,
  keyOf: (error: unknown) => string | undefined,
  send: () => Promise<T>,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (keyOf(error) !== PROOF_REQUIRED || !(await gate.prove())) throw error;
    return send();
  }
}

/**
 * Makes sure of a fresh proof before the browser itself asks for something, as it does to save a file: asks the user when
 * there is none. Answers false when they gave up.
 */
export async function provenFirst(
  gate: Pick<StepUpGate, 'prove'>,
  isFresh: () => Promise<boolean>,
): Promise<boolean> {
  return (await isFresh()) || gate.prove();
}

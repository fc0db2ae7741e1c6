/** Asks the user to prove their identity. Returns whether they did; false if they canceled. */
type AskForProof = () => Promise<boolean>;

/** Connects requests with the dialog that asks the user to prove their identity. */
interface StepUpGate {
  /**
   * Asks once for all waiting requests, and returns whether the user has proven their identity. Returns false
   * if the page has no dialog.
   */
  prove(): Promise<boolean>;
  /** Registers the dialog while it is on the page. Returns a function that unregisters it. */
  attach(ask: AskForProof): () => void;
}

/** Creates a separate gate for an app. */
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

/** Holds the page's requests until the user has proven their identity. */
export const stepUpGate = createStepUpGate();

/** The key of a refusal that a proof of identity resolves. */
export const PROOF_REQUIRED = 'reauthentication_required';

/**
 * Sends a request. If it is refused for lack of a proof of identity, the user is asked for one and the
 * request is sent again.
 * @param keyOf the error key of what `send` throws
 * @throws the refusal, also when the user gives up
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
 * Ensures a fresh proof before the browser itself makes a request, such as a download: asks the user if there
 * is none. Returns false if they canceled.
 */
export async function provenFirst(
  gate: Pick<StepUpGate, 'prove'>,
  isFresh: () => Promise<boolean>,
): Promise<boolean> {
  return (await isFresh()) || gate.prove();
}

import type { SignInProblem, User } from '@wayfare/shared';

/** The signed-in user, and the state of a sign-in attempt (rule 3.43). */
export interface Auth {
  /** The user's own record; if set, the user is signed in. */
  info: User | null;
  loading: boolean;
  /** The message of an attempt: `flag` is set until it is closed. */
  error: { flag: boolean; message: string | null };
  /** The id for verifying a code sent to a phone. */
  verificationId: string | null;
  /** Why a user was signed out. */
  problem: SignInProblem | null;
}

export const signedOut: Auth = {
  info: null,
  loading: false,
  error: { flag: false, message: null },
  verificationId: null,
  problem: null,
};

export type AuthEvent =
  | { type: 'attempted' }
  /** The step is over, with any outcome. */
  | { type: 'attempt-over' }
  | { type: 'signed-in'; info: User }
  | { type: 'code-sent'; verificationId: string }
  /** A refusal, or another message, such as that an email was sent (rule 4.53). */
  | { type: 'message-shown'; message: string }
  | { type: 'message-put-away' }
  /** By the user, or because the account no longer exists (rule 4.51). */
  | { type: 'signed-out' };

/** The state after an event (rules 4.50 to 4.53). */
export function authAfter(auth: Auth, event: AuthEvent): Auth {
  switch (event.type) {
    case 'attempted':
      return { ...auth, loading: true, error: signedOut.error };
    case 'attempt-over':
      return { ...auth, loading: false };
    case 'signed-in':
      return { ...signedOut, info: event.info };
    case 'code-sent':
      return { ...auth, verificationId: event.verificationId };
    case 'message-shown':
      return { ...auth, error: { flag: true, message: event.message } };
    case 'message-put-away':
      return { ...auth, error: signedOut.error, verificationId: null };
    case 'signed-out':
      return signedOut;
  }
}

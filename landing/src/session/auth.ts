import type { SignInProblem, User } from '@wayfare/shared';

/** Who is signed in, and how an attempt to sign in is going (rule 3.43). */
export interface Auth {
  /** The own record; there being one means that somebody is signed in. */
  info: User | null;
  loading: boolean;
  /** What an attempt has to say: `flag` is set until that is put away. */
  error: { flag: boolean; message: string | null };
  /** What a code sent to a phone is verified against. */
  verificationId: string | null;
  /** Why somebody who was signed in is not any more. */
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
  /** The step is done, and whatever came of it. */
  | { type: 'attempt-over' }
  | { type: 'signed-in'; info: User }
  | { type: 'code-sent'; verificationId: string }
  /** Refused, or something else to be told, such as that a mail is on its way (rule 4.53). */
  | { type: 'told'; message: string }
  | { type: 'message-put-away' }
  /** By oneself, or because there is no such user any more (rule 4.51). */
  | { type: 'signed-out' };

/** What becomes of it by what happens (rules 4.50 to 4.53). */
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
    case 'told':
      return { ...auth, error: { flag: true, message: event.message } };
    case 'message-put-away':
      return { ...auth, error: signedOut.error, verificationId: null };
    case 'signed-out':
      return signedOut;
  }
}

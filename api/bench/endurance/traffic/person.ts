import type { CallLog } from './callLog.js';
import { type Answer, type Call, type Caller, createCaller } from './caller.js';
import { type LivePerson, openLive } from './live.js';

/** Tokens are renewed after this long, in ms: some operations ask for a sign-in of the last ten minutes. */
const SIGN_IN_EVERY_MS = 8 * 60_000;

/** A person with an account. */
export interface Person {
  id: string;
  email: string;
  caller: Caller;
  /** A valid access token: signs in again when it is old. */
  token(): Promise<string>;
  /** Signs in again, for a new token. */
  signIn(): Promise<void>;
  /** Sends a request once. @throws if nothing answers */
  send(call: Call): Promise<Answer>;
  /** Repeats it until it is answered. @throws if it is not for minutes */
  persist(call: Call): Promise<Answer & { repeated: boolean }>;
  /** What is sent from now on is recorded there. */
  logTo(log: CallLog): void;
  /** The person's socket, which connects on the first call. */
  live(): LivePerson;
  close(): void;
}

/** An account and where its owner calls from. */
export interface Account {
  number: number;
  email: string;
  password: string;
}

/** The owner of an existing account, not signed in yet. */
export function createPerson(url: string, { number, email, password }: Account, first: CallLog): Person {
  let log = first;
  const caller = createCaller(url, number, () => log);
  let current: { token: string; at: number; id: string } | null = null;
  let signingIn: Promise<void> | null = null;
  let live: LivePerson | null = null;

  async function signInNow() {
    const answer = await caller.persist({ method: 'POST', path: '/auth/token', body: { email, password } });
    if (answer.status !== 200)
      throw new Error(`${email} cannot sign in: ${answer.status} ${answer.body?.error}`);
    const token = answer.body.accessToken as string;
    const id =
      current?.id ?? ((await caller.persist({ method: 'GET', path: '/auth/me', token })).body.id as string);
    current = { token, at: performance.now(), id };
  }
  const signIn = () => {
    signingIn ??= signInNow().finally(() => {
      signingIn = null;
    });
    return signingIn;
  };
  async function token() {
    if (!current || performance.now() - current.at > SIGN_IN_EVERY_MS) await signIn();
    return (current as { token: string } | null)?.token ?? '';
  }

  return {
    get id() {
      return current?.id ?? '';
    },
    email,
    caller,
    token,
    signIn,
    send: async (call) => caller.send({ ...call, token: await token() }),
    persist: async (call) => caller.persist({ ...call, token: await token() }),
    logTo(next) {
      log = next;
    },
    live() {
      live ??= openLive(url, { agent: caller.agent, token, log });
      return live;
    },
    close() {
      live?.close();
      caller.close();
    },
  };
}

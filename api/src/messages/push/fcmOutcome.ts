import type { PushOutcome } from './pushChannel.js';
import { askedWaitMs } from './sendEach.js';

/** The pause that Google asks for when a quota is used up and it names none, in ms. */
const QUOTA_PAUSE_MS = 60_000;

interface FcmAnswer {
  name?: unknown;
  error?: { status?: unknown; message?: unknown; details?: unknown };
}

/**
 * Converts an answer of Firebase Cloud Messaging to the outcome of the message. A token of another project
 * (`SENDER_ID_MISMATCH`) is kept, because with a wrong service account all tokens get this answer.
 */
export async function fcmOutcome(response: Response, now: number): Promise<PushOutcome> {
  const { status, ok } = response;
  const answer = (await response.json().catch(() => null)) as FcmAnswer | null;
  // Something between us and Google may answer too: only Google names the message.
  if (ok && typeof answer?.name === 'string') return { kind: 'accepted' };
  const code = errorCodeOf(answer);
  const reason = `${status} ${code}`.trim();
  if (code === 'UNREGISTERED' || isInvalidToken(answer)) return { kind: 'gone' };
  if (!ok && status >= 400 && status < 500 && ![401, 408, 429].includes(status) && answer?.error)
    return { kind: 'refused', reason };
  const asked = askedWaitMs(response.headers.get('retry-after'), now);
  const afterMs = asked ?? (status === 429 ? QUOTA_PAUSE_MS : undefined);
  return { kind: 'later', reason, ...(afterMs !== undefined && { afterMs }), isDown: status !== 500 };
}

function detailsOf(answer: FcmAnswer | null): Record<string, unknown>[] {
  const details = answer?.error?.details;
  return Array.isArray(details) ? details.filter((detail) => typeof detail === 'object' && detail) : [];
}

/** Returns Google's error code: Firebase's own code if there is one, or else the general code. */
function errorCodeOf(answer: FcmAnswer | null): string {
  const own = detailsOf(answer).find(({ errorCode }) => typeof errorCode === 'string')?.errorCode;
  const code = own ?? answer?.error?.status;
  return typeof code === 'string' && /^[A-Z_]{1,60}$/.test(code) ? code : '';
}

/**
 * Whether the token was never a Firebase token. Google reports this only in a field violation or in the
 * message.
 */
function isInvalidToken(answer: FcmAnswer | null): boolean {
  if (errorCodeOf(answer) !== 'INVALID_ARGUMENT') return false;
  const violations = detailsOf(answer).flatMap(({ fieldViolations }) => fieldViolations ?? []) as {
    field?: unknown;
  }[];
  const message = answer?.error?.message;
  return (
    violations.some((violation) => violation?.field === 'message.token') ||
    (typeof message === 'string' && /not a valid FCM registration token/i.test(message))
  );
}

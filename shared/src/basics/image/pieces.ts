import { type RetryPauses, retryPause } from '../time/retryPause.js';
import { FIRST_PIECE_BYTES } from './imageSizes.js';

const LARGEST_PIECE_BYTES = 32 * 1024 * 1024;

/**
 * How long a temporary failure is retried, in ms: for a request, and for a picture that makes no
 * progress (rule 9.16).
 */
export const retryLimits = { operation: 2 * 60_000, upload: 10 * 60_000 } as const;

const PAUSES: RetryPauses = { firstMs: 500, longestMs: 30_000 };

/** The size of the piece after a successful one (rule 9.16), in bytes. */
export const nextPieceBytes = (bytes: number) => Math.min(2 * bytes, LARGEST_PIECE_BYTES);

/**
 * How long to wait after a failure, in ms; null when time is up. `failures` is the number of earlier
 * failures, `elapsedMs` the time since the first attempt, `random` from 0 up to 1.
 */
export function retryWait(
  failures: number,
  elapsedMs: number,
  limitMs: number,
  random: number,
): number | null {
  const wait = retryPause(failures, PAUSES, random);
  return elapsedMs + wait < limitMs ? wait : null;
}

/** Whether a response status (0 for none) means that the same request may succeed later. */
export const isRetryableStatus = (status: number) =>
  status === 0 || status >= 500 || [408, 429].includes(status);

/** The environment that retrying depends on. */
export interface RetryWorld {
  /** ms timestamp */
  now(): number;
  wait(ms: number): Promise<void>;
  /** A number from 0 up to 1. */
  random(): number;
  /** Whether the failure may be temporary. */
  isTransient(error: unknown): boolean;
}

/**
 * Runs an operation and retries while it may still succeed. Calls `onFailure` before each retry.
 * @throws the last error
 */
export async function retry<T>(
  attempt: () => Promise<T>,
  limitMs: number,
  world: RetryWorld,
  onFailure: () => void = () => undefined,
): Promise<T> {
  const began = world.now();
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      const wait = world.isTransient(error)
        ? retryWait(failures, world.now() - began, limitMs, world.random())
        : null;
      if (wait === null) throw error;
      onFailure();
      await world.wait(wait);
    }
  }
}

/**
 * The same for a response to a piece: a conflict means that the upload is at another offset, where it
 * then resumes.
 */
export const isRetryablePieceStatus = (status: number) => status === 409 || isRetryableStatus(status);

/** Progress of an upload. */
export interface SendProgress {
  /** The part that has arrived, from 0 to 1. */
  part: number;
  /** Whether the last attempt to send the next piece failed and will be retried. */
  isTryingAgain: boolean;
}

/** The requests that send a picture in pieces. */
export interface PieceRequests {
  /** Announces the picture; returns the upload's id. */
  begin(): Promise<string>;
  /** How many bytes have arrived. */
  arrived(id: string): Promise<number>;
  /** Sends the bytes from one offset to another; returns how many have arrived in total. */
  send(id: string, from: number, to: number): Promise<number>;
}

/**
 * Sends `size` bytes piece by piece and returns the upload's id (rule 9.16). Bytes that arrived are not
 * sent again: after a failure, it resumes at the offset the API reports, with small pieces first.
 * @throws the last error, once nothing has arrived for ten minutes
 */
export async function sendInPieces(
  size: number,
  requests: PieceRequests,
  world: RetryWorld,
  onProgress: (progress: SendProgress) => void = () => undefined,
): Promise<string> {
  let [arrived, piece] = [0, FIRST_PIECE_BYTES];
  const report = (isTryingAgain: boolean) => onProgress({ part: arrived / size, isTryingAgain });
  const reportFailure = () => report(true);
  const id = await retry(requests.begin, retryLimits.operation, world, reportFailure);
  while (arrived < size) {
    let isSure = true;
    const sendNext = async () => {
      if (!isSure) {
        piece = FIRST_PIECE_BYTES;
        arrived = await requests.arrived(id);
        if (arrived === size) return size;
      }
      isSure = false;
      return requests.send(id, arrived, Math.min(arrived + piece, size));
    };
    arrived = await retry(sendNext, retryLimits.upload, world, reportFailure);
    piece = nextPieceBytes(piece);
    report(false);
  }
  return id;
}

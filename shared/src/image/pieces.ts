import { FIRST_PIECE_BYTES } from './imageSizes.js';

const LARGEST_PIECE_BYTES = 32 * 1024 * 1024;

/** How long is tried again what failed for a while: a request, and a picture that does not get on (rule 9.16), in ms. */
export const retryLimits = { operation: 2 * 60_000, upload: 10 * 60_000 } as const;

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** How large the piece after one that arrived is (rule 9.16), in bytes. */
export const nextPieceBytes = (bytes: number) => Math.min(2 * bytes, LARGEST_PIECE_BYTES);

/**
 * How long to wait after a failure, in ms; null when its time is up. `failures` were there before, `elapsedMs` passed since it
 * was tried first.
 */
export function retryWait(failures: number, elapsedMs: number, limitMs: number): number | null {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
  return elapsedMs + wait < limitMs ? wait : null;
}

/** Whether an answer's status, 0 for none, says that the same may succeed later. */
export const statusMayPass = (status: number) => status === 0 || status >= 500 || [408, 429].includes(status);

/** What retrying needs of the world. */
export interface RetryWorld {
  /** ms timestamp */
  now(): number;
  wait(ms: number): Promise<void>;
  /** Whether what failed may pass by itself. */
  mayPass(error: unknown): boolean;
}

/**
 * Does something, again and again while it may still succeed; `onFailure` is told each time it is going to be tried again.
 * @throws what it failed with last
 */
export async function retried<T>(
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
      const wait = world.mayPass(error) ? retryWait(failures, world.now() - began, limitMs) : null;
      if (wait === null) throw error;
      onFailure();
      await world.wait(wait);
    }
  }
}

/** The same of an answer to a piece: a conflict says that the upload stands elsewhere, where it then goes on. */
export const pieceMayPass = (status: number) => status === 409 || statusMayPass(status);

/** How far a picture is sent. */
export interface SendProgress {
  /** The part that has arrived, from 0 to 1. */
  part: number;
  /** Whether the last attempt to send the next of it failed and there is another one. */
  isTryingAgain: boolean;
}

/** The requests a picture is sent in pieces by. */
export interface PieceRequests {
  /** Announces the picture; answers the upload's id. */
  begin(): Promise<string>;
  /** How many bytes have arrived. */
  arrived(id: string): Promise<number>;
  /** Sends the bytes from one place up to another; answers how many have arrived then. */
  send(id: string, from: number, to: number): Promise<number>;
}

/**
 * Sends `size` bytes piece by piece and answers the upload's id (rule 9.16). What arrived is not sent again: after a failure
 * it goes on from where the API says it stands, in small pieces first.
 * @throws what it failed with last, once nothing has arrived for ten minutes
 */
export async function sendInPieces(
  size: number,
  requests: PieceRequests,
  world: RetryWorld,
  onProgress: (progress: SendProgress) => void = () => undefined,
): Promise<string> {
  let [arrived, piece] = [0, FIRST_PIECE_BYTES];
  const tell = (isTryingAgain: boolean) => onProgress({ part: arrived / size, isTryingAgain });
  const failed = () => tell(true);
  const id = await retried(requests.begin, retryLimits.operation, world, failed);
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
    arrived = await retried(sendNext, retryLimits.upload, world, failed);
    piece = nextPieceBytes(piece);
    tell(false);
  }
  return id;
}

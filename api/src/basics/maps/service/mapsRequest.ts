import type { z } from 'zod';
import { MapsError } from './mapsError.js';

/** A longer answer is not read further, in bytes. */
const MOST_BYTES = 4 * 1024 * 1024;

/** One request to a map service with JSON answers. */
export interface MapsRequest<Schema extends z.ZodType> {
  url: URL;
  headers?: Record<string, string>;
  /** Sent as JSON by POST; without it, the request is a GET. */
  body?: object;
  /** How long the whole answer may take, in ms. */
  timeoutMs: number;
  /** The part of an answer that is used. */
  answers: Schema;
  /**
   * The meaning of an error status that is an answer, such as an unknown place: null. Undefined leaves it to
   * the status.
   * @throws MapsError
   */
  onError?(status: number, json: unknown): null | undefined;
}

/**
 * Asks a map service and checks its answer.
 * @returns null if `onError` returns null, because the error means that nothing was found
 * @throws MapsError on a timeout, an error status, or an answer of another shape
 */
export async function askMaps<Schema extends z.ZodType>(
  request: MapsRequest<Schema>,
): Promise<z.output<Schema> | null> {
  const { status, text } = await receive(request);
  const json = jsonOf(text);
  if (status >= 400) {
    if (request.onError?.(status, json) === null) return null;
    throw new MapsError(faultOf(status));
  }
  return read(request.answers, json);
}

/** The part of an answer that is used. @throws MapsError if it has another shape */
export function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new MapsError('unreadable');
  return parsed.data;
}

async function receive(request: Pick<MapsRequest<z.ZodType>, 'url' | 'headers' | 'body' | 'timeoutMs'>) {
  const { url, headers, body, timeoutMs } = request;
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      // A redirect would carry the key elsewhere.
      redirect: 'error',
      // Reading the answer counts toward the same limit.
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await limitedText(response) };
  } catch (error) {
    if (error instanceof MapsError) throw error;
    const { name } = error as { name?: unknown };
    throw new MapsError(name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'unreachable');
  }
}

async function limitedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) throw new MapsError('unreadable');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Returns the fault that an HTTP error status means. It is the same for every service. */
export function faultOf(status: number): 'quota' | 'denied' | 'failed' {
  if (status === 429) return 'quota';
  return status === 401 || status === 403 ? 'denied' : 'failed';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

import type { z } from 'zod';

/** A payment provider did not answer in time, or its answer was not as documented. Contains no secrets. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  /** The HTTP status, if there was an answer. */
  readonly status: number | null;
  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

/** An id that no payment has, for requests that only try the keys. */
export const NO_PAYMENT = '0'.repeat(32);

/** Creates the error for rejected keys, for providers that do not report them with the status 401. */
export const keysRejected = () => new ProviderError('rejected the keys', 401);

/** One request to a provider's API. `path` starts with `/`. */
export interface ProviderRequest<Schema extends z.ZodType> {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  /** Sent as it is. */
  body?: string;
  /** Set for a response that is not JSON. */
  reads?: 'text';
  /** The part of the response that is used. */
  answers: Schema;
}

/** Where a provider's API is, and how long it may take to answer, in ms. */
export interface ProviderApi {
  url: string;
  timeoutMs: number;
}

/**
 * Sends a request to a provider and checks its response.
 * @throws ProviderError on a timeout, an error status, or a response of another shape
 */
export async function requestProvider<Schema extends z.ZodType>(
  { url, timeoutMs }: ProviderApi,
  { method, path, headers, body, reads, answers }: ProviderRequest<Schema>,
): Promise<z.output<Schema>> {
  const started = await fetch(`${url}${path}`, {
    method,
    headers: { accept: 'application/json', ...headers },
    ...(body !== undefined && { body }),
    // A redirect would carry the credentials elsewhere.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(
      // Reading the body counts toward the same timeout.
      async (response) => ({ status: response.status, isOk: response.ok, text: await response.text() }),
    )
    .catch((error: unknown) => {
      throw new ProviderError(`no answer: ${error instanceof Error ? error.name : 'unknown'}`);
    });
  if (!started.isOk) throw new ProviderError(`answered ${started.status}`, started.status);
  const parsed = answers.safeParse(reads === 'text' ? started.text : jsonOf(started.text));
  if (!parsed.success) throw new ProviderError('answered in an unknown shape', started.status);
  return parsed.data;
}

/** Parsed JSON; undefined, which no schema accepts, for anything else. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

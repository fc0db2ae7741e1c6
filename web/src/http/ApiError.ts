import type { ErrorKey } from '@wayfare/shared';

/** The body of a response that refuses a request. */
interface Refusal {
  error?: string;
  message?: string;
  /** Texts for single fields. */
  errors?: Record<string, string>;
  detail?: string;
  booking?: string;
}

/** The key of a request that did not reach the API. */
type ApiErrorKey = ErrorKey | 'fetch_call_error';

/** An error from the API, or from a missing connection to it. */
export class ApiError extends Error {
  constructor(
    readonly key: ApiErrorKey,
    /** The HTTP status; 0 without a connection. */
    readonly status: number,
    message: string,
    /** The response as received: react-admin's forms read their `errors` here. */
    readonly body: Refusal = {},
    /** After how many ms the API asks to send it again; null if it does not say. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** Texts for single fields. */
  get fields(): Record<string, string> {
    return this.body.errors ?? {};
  }

  /** The message of a service behind the API, unchanged. */
  get detail(): string | undefined {
    return this.body.detail;
  }

  /** The affected booking, if the error names one. */
  get booking(): string | undefined {
    return this.body.booking;
  }
}

/** The error in an API response. `retryAfter`: after how many ms the response asks to try again. */
export function errorOfAnswer(status: number, answer: unknown, retryAfter: number | null = null): ApiError {
  const body = (answer ?? {}) as Refusal;
  const key = (typeof body.error === 'string' ? body.error : 'server_error') as ErrorKey;
  return new ApiError(key, status, body.message ?? '', body, retryAfter);
}

/** The key of an API error; undefined for any other error. */
export const errorKey = (error: unknown): ApiErrorKey | undefined =>
  error instanceof ApiError ? error.key : undefined;

/** Whether the API refused a request, so that sending it again does not help. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

import { withProof } from '@wayfare/shared/web';
import { englishTexts, type ErrorKey, signInProblems, type TranslationKey } from '@wayfare/shared';
import { stepUpGate } from './stepUpGate.js';

/** An error from the API, or from a missing connection to it. */
export class ApiError extends Error {
  constructor(
    readonly key: ErrorKey | 'fetch_call_error',
    readonly status: number,
    message: string,
    readonly fields: Record<string, string> = {},
    /** The message of a service behind the API, unchanged. */
    readonly detail?: string,
    /** The affected booking, if the error names one. */
    readonly booking?: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** The text of any error. For texts with placeholders, it is the API's message, because the API knows the values. */
export function errorText(error: unknown, t: (key: TranslationKey) => string): string {
  const text = t(errorTextKey(error));
  return error instanceof ApiError && text.includes('%{') ? error.message : text;
}

/** The translation key of any error; keys unknown to this build fall back to a general one. */
export function errorTextKey(error: unknown): TranslationKey {
  if (error instanceof ApiError && error.key in englishTexts) return error.key;
  return 'server_error';
}

interface Options {
  body?: unknown;
  /** Sent unchanged, instead of a body. */
  bytes?: Blob;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

let acceptLanguage = 'en';
/** Sets the language of the API's responses. */
export function setApiLanguage(locale: string) {
  acceptLanguage = locale;
}

/** Headers of every API request. */
export const requestHeaders = (): Record<string, string> => ({ 'Accept-Language': acceptLanguage });

/** Sends a request. If a fresh proof of identity is needed, the user is asked for one and the request is sent again. */
function send(method: string, path: string, options: Options): Promise<Response> {
  return withProof(stepUpGate, errorKey, () => sendOnce(method, path, options));
}

const errorKey = (error: unknown) => (error instanceof ApiError ? error.key : undefined);

async function sendOnce(method: string, path: string, options: Options): Promise<Response> {
  const headers: Record<string, string> = { ...requestHeaders(), ...options.headers };
  if (options.body !== undefined) headers['Content-Type'] = 'application/json';
  if (options.bytes) headers['Content-Type'] = 'application/octet-stream';
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.bytes ? { body: options.bytes } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError('fetch_call_error', 0, englishTexts.fetch_call_error);
  }
  if (response.ok) return response;
  const error = await errorOf(response);
  const end = signInEnds.find((known) => known === error.key);
  if (end) onSignInEnd(end);
  throw error;
}

const signInEnds = [...signInProblems, 'not_logged_in'] as const;
/** Why the API no longer accepts a session: a problem with the account, or simply that it has ended. */
export type SignInEnd = (typeof signInEnds)[number];

let onSignInEnd: (end: SignInEnd) => void = () => undefined;
/** Sets the listener for when the API no longer accepts the session. */
export function tellSignInEnd(listener: typeof onSignInEnd) {
  onSignInEnd = listener;
}

const errorOf = async (response: Response): Promise<ApiError> =>
  errorOfAnswer(response.status, await response.json().catch(() => ({})));

/** The error in an API response. */
export function errorOfAnswer(status: number, answer: unknown): ApiError {
  const body = (answer ?? {}) as {
    error?: string;
    message?: string;
    errors?: Record<string, string>;
    detail?: string;
    booking?: string;
  };
  const key = (typeof body.error === 'string' ? body.error : 'server_error') as ErrorKey;
  return new ApiError(key, status, body.message ?? '', body.errors ?? {}, body.detail, body.booking);
}

async function json<T>(method: string, path: string, options: Options = {}): Promise<T> {
  const response = await send(method, path, options);
  const text = await response.text();
  return (text === '' ? null : JSON.parse(text)) as T;
}

/** The API's HTTP methods. Paths are relative to `/api`. */
export const api = {
  get: <T>(path: string, signal?: AbortSignal) => json<T>('GET', path, signal ? { signal } : {}),
  post: <T>(path: string, body: unknown = {}, options: Omit<Options, 'body'> = {}) =>
    json<T>('POST', path, { ...options, body }),
  put: <T>(path: string, body: unknown) => json<T>('PUT', path, { body }),
  putBytes: <T>(path: string, bytes: Blob) => json<T>('PUT', path, { bytes }),
  delete: <T>(path: string) => json<T>('DELETE', path),
};

/** One page of a resource, with the total number of rows. */
export interface Page<T> {
  rows: T[];
  total: number;
}

/** Loads a list page through the simple-rest protocol. `page` counts from 0. */
export async function getPage<T>(
  resource: string,
  query: { sort: [string, 'ASC' | 'DESC']; page?: number; perPage: number; filter?: Record<string, unknown> },
): Promise<Page<T>> {
  const first = (query.page ?? 0) * query.perPage;
  const search = new URLSearchParams({
    sort: JSON.stringify(query.sort),
    range: JSON.stringify([first, first + query.perPage - 1]),
    filter: JSON.stringify(query.filter ?? {}),
  });
  const response = await send('GET', `${resource}?${search}`, {});
  const rows = (await response.json()) as T[];
  const total = Number(response.headers.get('Content-Range')?.split('/')[1] ?? rows.length);
  return { rows, total: Number.isFinite(total) ? total : rows.length };
}

/** A fresh key for one attempt to create something; `randomUUID` exists on secure origins only. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

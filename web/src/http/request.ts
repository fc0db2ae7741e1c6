import { NO_USER, retryAfterMs, signInProblems, USER_HEADER } from '@wayfare/shared';
import { stepUpGate, withProof } from './stepUpGate.js';
import { ApiError, errorKey, errorOfAnswer } from './ApiError.js';
import { recordServerTime } from './serverTime.js';

/** The API's address on this origin. */
export const API_URL = '/api';

let language = 'en';
/** Sets the language of the API's responses. */
export function setApiLanguage(locale: string): void {
  language = locale;
}

let ownHeaders = (): Record<string, string> => ({});
/** Sets an app's own headers for every API request. */
export function setRequestHeaders(headers: typeof ownHeaders): void {
  ownHeaders = headers;
}

let user: string | null | undefined;
/** Sets the user whom the page shows, by id, and for whom its requests act; null if it shows nobody. */
export function setRequestUser(uid: string | null): void {
  user = uid;
}

/** The user whom the page shows; undefined as long as it does not know yet. */
export const requestUser = (): string | null | undefined => user;

/** The header that names a request's user. */
export const userHeader = (uid: string | null): Record<string, string> => ({ [USER_HEADER]: uid ?? NO_USER });

/** Headers of every API request. */
export const requestHeaders = (): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': language,
  ...(user !== undefined && userHeader(user)),
  ...ownHeaders(),
});

let onUserChange: () => void = () => undefined;
/** Sets the listener for when the API reports that the browser's user is not the one whom the page shows. */
export function setUserChangeListener(listener: () => void): void {
  onUserChange = listener;
}

/** Reports a refusal that another user's session causes. */
export function reportRefusal(key: string | undefined): void {
  if (key === 'user_changed') onUserChange();
}

const signInEnds = [...signInProblems, 'not_logged_in'] as const;
/** Why the API no longer accepts a session: a problem with the account, or simply that it has ended. */
export type SignInEnd = (typeof signInEnds)[number];

let onSignInEnd: (end: SignInEnd) => void = () => undefined;
/** Sets the listener for when the API no longer accepts the session. */
export function setSignInEndListener(listener: typeof onSignInEnd): void {
  onSignInEnd = listener;
}

/**
 * Sends a request to a path below the API root, with the session cookie. If a fresh proof of identity is
 * needed, the user is asked for one and the request is sent again.
 * @throws ApiError
 */
export function apiRequest(path: string, init: RequestInit = {}): Promise<Response> {
  return withProof(stepUpGate, errorKey, () => sendOnce(path, init));
}

async function sendOnce(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  const named = headers.get(USER_HEADER);
  for (const [name, value] of Object.entries(requestHeaders())) headers.set(name, value);
  // What has waited for a network is for the user who did it, whoever the page shows now.
  if (named !== null) headers.set(USER_HEADER, named);
  if (typeof init.body === 'string' && !headers.has('Content-Type'))
    headers.set('Content-Type', 'application/json');
  let response: Response;
  try {
    response = await fetch(`${API_URL}/${path}`, { ...init, headers, credentials: 'same-origin' });
  } catch (error) {
    // Fetch fails with a TypeError if there is no connection; an aborted request is not an error of the API.
    if (error instanceof TypeError) throw noConnection();
    throw error;
  }
  recordServerTime(response.headers.get('date'));
  if (response.ok) return response;
  const error = errorOfAnswer(
    response.status,
    await response.json().catch(() => ({})),
    retryAfterMs(response.headers.get('retry-after'), Date.now()),
  );
  reportRefusal(error.key);
  const end = signInEnds.find((known) => known === error.key);
  if (end) onSignInEnd(end);
  throw error;
}

/** The error of a request without a connection. Its message is a text key, which the panel translates. */
export const noConnection = () => new ApiError('fetch_call_error', 0, 'panel_no_connection');

import { fetchUtils, HttpError, type Options } from 'react-admin';
import { withProof } from '@wayfare/shared/web';
import { INPUT_AGE_HEADER } from '@wayfare/shared';
import { textKey } from '../language/useText.js';
import { inputAge } from './inputAge.js';
import { refusalKey, stepUpGate } from './stepUpGate.js';

export const API_URL = '/api';

let language = 'en';
let secondsSinceInput = () => 0;

/** Sets the language of the API's messages. */
export function setApiLanguage(locale: string) {
  language = locale;
}

/** Starts to watch the page for user input, whose age every request tells. */
export function watchForInput(page: Window) {
  secondsSinceInput = inputAge(page, Date.now);
}

/** Headers of every request: the language of the response, and the time since the last user input. */
const ownHeaders = () => ({
  'Accept-Language': language,
  [INPUT_AGE_HEADER]: String(secondsSinceInput()),
});

/**
 * A request to the API: it carries the session cookie (same origin), and the response is JSON. Refusals
 * become an `HttpError` whose body carries `errors`, the texts that forms show at single fields. If a
 * fresh proof of identity is needed, the user is asked for one and the request is sent again.
 */
export function apiFetch(url: string, options: Options = {}) {
  return withProof(stepUpGate, refusalKey, () => fetchOnce(url, options));
}

async function fetchOnce(url: string, options: Options) {
  const headers = new Headers(options.headers ?? { Accept: 'application/json' });
  for (const [name, value] of Object.entries(ownHeaders())) headers.set(name, value);
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers, credentials: 'same-origin' });
  } catch (error) {
    if (error instanceof TypeError) throw new HttpError(textKey('panel_no_connection'), 0);
    throw error;
  }
}

/** GET of a path below the API root whose response is too long to buffer: it is read as it arrives. */
export function apiStream(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  return withProof(stepUpGate, refusalKey, () => streamOnce(path, signal));
}

async function streamOnce(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const headers = { Accept: 'application/json', ...ownHeaders() };
  let response: Response;
  try {
    response = await fetch(`${API_URL}/${path}`, { headers, signal, credentials: 'same-origin' });
  } catch (error) {
    if (error instanceof TypeError) throw new HttpError(textKey('panel_no_connection'), 0);
    throw error;
  }
  if (response.ok && response.body) return response.body;
  const refusal = (await response.json().catch(() => ({}))) as { message?: string };
  throw new HttpError(refusal.message ?? textKey('panel_load_failed_title'), response.status, refusal);
}

/** GET of a path below the API root. */
export async function apiGet<T>(path: string): Promise<T> {
  const { json } = await apiFetch(`${API_URL}/${path}`);
  return json as T;
}

/** A request with a JSON body to a path below the API root. */
export async function apiSend<T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown = {},
  more: Record<string, string> = {},
): Promise<T> {
  const headers = new Headers({ Accept: 'application/json', ...more });
  const { json } = await apiFetch(`${API_URL}/${path}`, { method, body: JSON.stringify(body), headers });
  return json as T;
}

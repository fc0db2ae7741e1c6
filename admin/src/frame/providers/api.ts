import { INPUT_AGE_HEADER } from '@wayfare/shared';
import { API_URL, ApiError, apiRequest, setRequestHeaders } from '@wayfare/web/http';
import type { fetchUtils } from 'react-admin';
import { textKey } from '../texts/useText.js';
import { inputAge } from './inputAge.js';

/** Starts to watch the page for user input; every request reports its age. */
export function watchForInput(page: Window) {
  const secondsSinceInput = inputAge(page, Date.now);
  setRequestHeaders(() => ({ [INPUT_AGE_HEADER]: String(secondsSinceInput()) }));
}

/** A request in the form of react-admin's data providers: an address, and the response with its JSON. */
export const fetchJson: typeof fetchUtils.fetchJson = async (url, options = {}) => {
  const response = await apiRequest(String(url).slice(API_URL.length + 1), options);
  const body = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body,
    json: body === '' ? undefined : JSON.parse(body),
  };
};

/** GET of a path below the API root whose response is too long to buffer: it is read as it arrives. */
export async function apiStream(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const { body, status } = await apiRequest(path, { signal });
  if (!body) throw new ApiError('server_error', status, textKey('panel_load_failed_title'));
  return body;
}

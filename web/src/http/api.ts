import { apiRequest } from './request.js';

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  const text = await (await apiRequest(path, init)).text();
  return (text === '' ? null : JSON.parse(text)) as T;
}

/** The API's HTTP methods. Paths are relative to the API root. */
export const api = {
  get: <T>(path: string, signal?: AbortSignal) => json<T>(path, signal ? { signal } : {}),
  post: <T>(path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    json<T>(path, { method: 'POST', body: JSON.stringify(body), headers }),
  put: <T>(path: string, body: unknown) => json<T>(path, { method: 'PUT', body: JSON.stringify(body) }),
  putBytes: <T>(path: string, bytes: Blob) =>
    json<T>(path, {
      method: 'PUT',
      body: bytes,
      headers: { 'Content-Type': 'application/octet-stream' },
    }),
  delete: <T>(path: string) => json<T>(path, { method: 'DELETE' }),
};

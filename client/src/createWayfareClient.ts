import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { API_VERSION, type paths } from './api.generated.js';

/** Where the API is and who calls it. */
export interface WayfareClientOptions {
  /** The address of the installation, such as `https://rides.example.com`. */
  url: string;
  /** The access token for each call, or null to call without signing in. It may take time to renew one. */
  accessToken?: () => string | null | Promise<string | null>;
  /** Sends the requests; the runtime's own `fetch` if omitted. */
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * Calls every operation of the API, with the types of its OpenAPI document. Results have `data` or `error`,
 * and `response`.
 */
export type WayfareClient = Client<paths, `${string}/${string}`>;

/** A client of one installation, for one caller. */
export function createWayfareClient({ url, accessToken, fetch }: WayfareClientOptions): WayfareClient {
  const client = createClient<paths>({
    baseUrl: url,
    headers: { 'Wayfare-Version': API_VERSION },
    ...(fetch && { fetch }),
  });
  if (accessToken) client.use(sendToken(accessToken));
  return client;
}

/** Sends the caller's token with each request. */
const sendToken = (accessToken: NonNullable<WayfareClientOptions['accessToken']>): Middleware => ({
  async onRequest({ request }) {
    const token = await accessToken();
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  },
});

import { Agent, type Dispatcher } from 'undici';

/** Timeouts for connecting to Expo and for each step of its answer, in ms. */
const CONNECT_MS = 5_000;
const SILENT_MS = 10_000;

/**
 * Sends the requests of Expo's client, which knows only Expo's own address and no timeouts, to `url` with
 * timeouts.
 */
export function expoDispatcher(url: string, silentMs = SILENT_MS): Dispatcher {
  const { origin } = new URL(url);
  const agent = new Agent({
    connect: { timeout: CONNECT_MS },
    headersTimeout: silentMs,
    bodyTimeout: silentMs,
  });
  return agent.compose((dispatch) => (options, handler) => dispatch({ ...options, origin }, handler));
}

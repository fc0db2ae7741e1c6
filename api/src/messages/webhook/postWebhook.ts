import { type LookupAddress, lookup as resolveName } from 'node:dns';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { WebhookAttempt } from '@wayfare/shared';
import { addressIn, isAllowedAddress } from './publicAddress.js';

/** How much of an answer is read, and how much of it the log keeps, in bytes. */
const READ_BYTES = 64 * 1024;
const KEPT_BYTES = 500;

/** Resolves a host name to all its addresses, like `dns.lookup` with `all`. */
export type ResolveName = (
  host: string,
  options: { all: true; family?: number },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** A receiver's answer, or the reason why there was none. */
export type PostOutcome = Pick<WebhookAttempt, 'status' | 'error' | 'answer'> & {
  /** The `Retry-After` header. */
  retryAfter?: string;
};

/** Sends a request to a webhook's URL. Never throws. */
export type PostWebhook = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<PostOutcome>;

/** The host leads to an address that is not on the public internet. */
class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/**
 * Sends to public addresses only. The address is checked when the connection is opened, and the connection
 * goes to exactly the address that was checked: a name that changes its address in between (DNS rebinding)
 * gains nothing. Redirects are not followed, proxies not used, and connections not shared.
 */
export function webhookPoster({
  allowsLoopback,
  timeoutMs = 10_000,
  resolve = resolveName as ResolveName,
}: {
  /** Allows this machine's own addresses: for development and tests. */
  allowsLoopback: boolean;
  /** For the whole exchange, in ms. */
  timeoutMs?: number;
  resolve?: ResolveName;
}): PostWebhook {
  const isAllowed = (address: string) => isAllowedAddress(address, allowsLoopback);
  const lookup = checkedLookup(resolve, isAllowed);

  return async (target, headers, body) => {
    const url = new URL(target);
    const literal = addressIn(url);
    // An address in the URL is connected to without a lookup.
    if (literal !== null && !isAllowed(literal)) return { error: 'address' };
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await exchange(url, headers, body, { lookup, signal });
    } catch (error) {
      if (signal.aborted) return { error: 'timeout' };
      return { error: error instanceof AddressRefused ? 'address' : 'connection' };
    }
  };
}

/** Refuses a name if any of its addresses is refused. */
function checkedLookup(resolve: ResolveName, isAllowed: (address: string) => boolean): LookupFunction {
  return (host, { all, family }, done) => {
    const kind = family === 4 || family === 6 ? family : 0;
    resolve(host, { all: true, family: kind }, (error, addresses) => {
      const first = addresses?.[0];
      if (error || !first) return done(error ?? new Error('no address'), '', 0);
      if (!addresses.every(({ address }) => isAllowed(address))) return done(new AddressRefused(), '', 0);
      return all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}

function exchange(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  { lookup, signal }: { lookup: LookupFunction; signal: AbortSignal },
): Promise<PostOutcome> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const bytes = Buffer.from(body);
    const sent = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': bytes.length },
      agent: false,
      lookup,
      signal,
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      readStart(response).then(
        (answer) => {
          const { statusCode: status, headers: answered } = response;
          sent.destroy();
          resolve({
            ...(status !== undefined && { status }),
            ...(answer && { answer }),
            ...(answered['retry-after'] && { retryAfter: answered['retry-after'] }),
          });
        },
        (error: unknown) => reject(error instanceof Error ? error : new Error(String(error))),
      );
    });
    sent.end(bytes);
  });
}

/** The start of an answer's body. The rest is read up to a limit and dropped. */
async function readStart(response: IncomingMessage): Promise<string> {
  const kept: Buffer[] = [];
  let read = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    if (read < KEPT_BYTES) kept.push(chunk.subarray(0, KEPT_BYTES - read));
    read += chunk.length;
    if (read >= READ_BYTES) break;
  }
  return Buffer.concat(kept).toString('utf8');
}

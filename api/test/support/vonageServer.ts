import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { type ServerReply, type ServerRequest, startServer } from './jsonServer.js';

/** Vonage's Messages API on a loopback port. */
export interface VonageServer {
  url: string;
  requests: ServerRequest[];
  /** The messages it accepted. */
  received: Record<string, string>[];
  /** Answers instead of the service, for as many requests as it has replies. */
  instead: ServerReply[];
  close(): Promise<void>;
}

/** The account that the server knows. */
export const VONAGE_ACCOUNT = { key: 'abcd1234', secret: 'vonage-secret-value' };

export async function startVonageServer(): Promise<VonageServer> {
  const expected = `Basic ${Buffer.from(`${VONAGE_ACCOUNT.key}:${VONAGE_ACCOUNT.secret}`).toString('base64')}`;
  const server = await startServer((request) => {
    vonage.requests.push(request);
    const instead = vonage.instead.shift();
    if (instead) return instead;
    if (request.headers.authorization !== expected)
      return {
        status: 401,
        json: { title: 'Unauthorized', detail: 'You did not provide correct credentials.' },
      };
    if (request.path === `/accounts/${VONAGE_ACCOUNT.key}/secrets`)
      return { json: { _embedded: { secrets: [] } } };
    if (request.path !== '/v1/messages') return { status: 404 };
    const message = JSON.parse(request.body) as Record<string, string>;
    const isValid =
      message.channel === 'sms' && message.message_type === 'text' && /^\d+$/.test(message.to ?? '');
    if (!isValid)
      return {
        status: 422,
        json: { title: 'Your request parameters didn’t validate.', detail: 'Invalid to' },
      };
    vonage.received.push(message);
    return { status: 202, json: { message_uuid: `uuid-${vonage.received.length}` } };
  });
  const vonage: VonageServer = { ...server, requests: [], received: [], instead: [] };
  return vonage;
}

/** The header with Vonage's signature of a webhook. */
export async function signedAsVonage(body: string, secret: string, now: number) {
  const token = await new SignJWT({
    payload_hash: createHash('sha256').update(body).digest('hex'),
    api_key: VONAGE_ACCOUNT.key,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('Vonage')
    .setJti('1')
    .setIssuedAt(Math.floor(now / 1000))
    .sign(new TextEncoder().encode(secret));
  return { authorization: `Bearer ${token}` };
}

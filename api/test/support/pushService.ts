import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A message as the push service received it and as the browser decrypts it. */
export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  /** The decrypted content. */
  payload: unknown;
}

/** A push service on a loopback port with one browser's keys. It keeps the messages it receives. */
export interface PushService {
  origin: string;
  received: ReceivedPush[];
  /** The status of its next responses. */
  status: number;
  /** The browser's subscription. Another path means another installation of it. */
  subscription(path: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const browser = createECDH('prime256v1');
  const publicKey = browser.generateKeys();
  const auth = randomBytes(16);
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const payload: unknown = JSON.parse(opened(body).toString('utf8'));
      service.received.push({ path: request.url ?? '', headers: request.headers, payload });
      response.writeHead(service.status).end();
    });
  });

  /** Decrypts Web Push message encryption (RFC 8291). */
  function opened(body: Buffer): Buffer {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const senderKey = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const hkdf = (secret: Buffer, salted: Buffer, info: string | Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salted, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
    const secret = hkdf(browser.computeSecret(senderKey), auth, info, 32);
    const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2));
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: PushService = {
    origin,
    received: [],
    status: 201,
    subscription: (path) => ({
      endpoint: `${origin}${path}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

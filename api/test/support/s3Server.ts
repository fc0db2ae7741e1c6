import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How far a signature's time may be from the server's, in ms, as with Amazon. */
const CLOCK_SKEW_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/;

/** Credentials that a store accepts. */
export interface S3Account {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** An S3 store in memory with one bucket, for tests. */
export interface S3Server {
  endpoint: string;
  close(): Promise<void>;
}

/** An error of S3: its code is what clients decide by. */
class S3Error extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

interface StoredObject {
  contents: Buffer;
  contentType: string;
}

/**
 * Starts a store that answers what the product's image store sends: PUT, GET, HEAD and DELETE of single
 * objects, addressed by path, on a given port or any free one. It rejects requests without a correct
 * Signature Version 4, as real stores do.
 */
export async function startS3Server(bucket: string, account: S3Account, port = 0): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => sendError(error, request, response));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    requireSignature(request, body, account);
    const [asked, key] = addressOf(request);
    if (asked !== bucket) throw new S3Error(404, 'NoSuchBucket');
    if (request.method === 'PUT') {
      const contentType = request.headers['content-type'] ?? 'application/octet-stream';
      objects.set(key, { contents: body, contentType });
      response.writeHead(200, { ETag: etagOf(body) }).end();
    } else if (request.method === 'DELETE') {
      // Removing a missing object succeeds, as with Amazon.
      objects.delete(key);
      response.writeHead(204).end();
    } else if (request.method === 'GET' || request.method === 'HEAD') {
      const found = objects.get(key);
      if (!found) throw new S3Error(404, 'NoSuchKey');
      const { contents, contentType } = found;
      response.writeHead(200, {
        'Content-Type': contentType,
        'Content-Length': contents.length,
        ETag: etagOf(contents),
      });
      response.end(request.method === 'GET' ? contents : undefined);
    } else throw new S3Error(405, 'MethodNotAllowed');
  }

  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The signature of a request and its parts, from the headers or, for a presigned request, from the query. */
interface Signed {
  credential: string;
  signedHeaders: string;
  signature: string;
  time: string;
  payload: string;
  /** How long it is valid, in ms. */
  validMs: number;
}

function signedOf(request: IncomingMessage): Signed | null {
  const { searchParams } = new URL(request.url ?? '', 'http://store');
  const parameter = (name: string) => searchParams.get(`X-Amz-${name}`) ?? '';
  if (parameter('Signature'))
    return {
      credential: parameter('Credential'),
      signedHeaders: parameter('SignedHeaders'),
      signature: parameter('Signature'),
      time: parameter('Date'),
      payload: 'UNSIGNED-PAYLOAD',
      validMs: Number(parameter('Expires')) * 1000,
    };
  const match = AUTHORIZATION.exec(request.headers.authorization ?? '');
  if (!match) return null;
  const [, credential, signedHeaders, signature] = match as unknown as [string, string, string, string];
  const [time, payload] = [headerOf(request, 'x-amz-date'), headerOf(request, 'x-amz-content-sha256')];
  return { credential, signedHeaders, signature, time, payload, validMs: CLOCK_SKEW_MS };
}

/**
 * @throws S3Error (403) unless the account has signed exactly this request, and the signature is still valid
 */
function requireSignature(request: IncomingMessage, body: Buffer, account: S3Account): void {
  const signed = signedOf(request);
  if (!signed) throw new S3Error(403, 'AccessDenied');
  const { signedHeaders, time, payload, validMs } = signed;
  const [accessKeyId, day = '', region, ...scopeEnd] = signed.credential.split('/');
  if (accessKeyId !== account.accessKeyId) throw new S3Error(403, 'InvalidAccessKeyId');
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(at - Date.now() <= CLOCK_SKEW_MS && Date.now() - at <= validMs))
    throw new S3Error(403, 'RequestTimeTooSkewed');
  const names = signedHeaders.split(';');
  const isInQuery = !request.headers.authorization;
  const needed = isInQuery ? ['host'] : ['host', 'x-amz-date', 'x-amz-content-sha256'];
  const isSafe = needed.every((name) => names.includes(name));
  if (
    !isSafe ||
    region !== account.region ||
    !time.startsWith(day) ||
    scopeEnd.join('/') !== 's3/aws4_request'
  )
    throw new S3Error(403, 'SignatureDoesNotMatch');
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body))
    throw new S3Error(400, 'XAmzContentSHA256Mismatch');

  const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const headers = names.map((name) => `${name}:${headerOf(request, name).trim().replace(/ +/g, ' ')}\n`);
  const canonical = [request.method, pathname, query, headers.join(''), signedHeaders, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => hmac(secret, part),
    `AWS4${account.secretAccessKey}`,
  );
  const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n'));
  const given = Buffer.from(signed.signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(expected, given))
    throw new S3Error(403, 'SignatureDoesNotMatch');
}

function sendError(error: unknown, { method }: IncomingMessage, response: ServerResponse): void {
  const { status, code } = error instanceof S3Error ? error : new S3Error(500, 'InternalError');
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  const text = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.end(method === 'HEAD' ? undefined : text);
}

/** The bucket and the object's key in a request's path. */
function addressOf({ url = '' }: IncomingMessage): [bucket: string, key: string] {
  const [, bucket = '', ...rest] = new URL(url, 'http://store').pathname.split('/').map(decodeURIComponent);
  return [bucket, rest.join('/')];
}

const headerOf = ({ headers }: IncomingMessage, name: string) => String(headers[name] ?? '');
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest();
const etagOf = (contents: Buffer) => `"${createHash('md5').update(contents).digest('hex')}"`;
/** Percent-encoding as the signature requires it: stricter than encodeURIComponent. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

import { generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import { type ServerReply, startServer } from './jsonServer.js';

/** A message as Firebase receives it. */
export interface FcmMessage {
  token: string;
  notification: { title: string; body: string };
  data: Record<string, string>;
  android: { priority: string; ttl: string; notification: { tag: string } };
  apns: { headers: Record<string, string>; payload: object };
}

/** Google's token endpoint and Firebase's HTTP v1 API on a loopback port. */
export interface FcmServer {
  url: string;
  /** The key file of the service account that it knows. */
  serviceAccount: string;
  received: FcmMessage[];
  /** How many access tokens it issued. */
  issued: number;
  /** Errors for some tokens. */
  errors: Map<string, ServerReply>;
  /** Answers instead of the messages API, for as many requests as it has replies. */
  instead: ServerReply[];
  /** Answers instead of the token endpoint. */
  tokenReply: ServerReply | null;
  /** Makes all access tokens invalid. */
  revoke(): void;
  close(): Promise<void>;
}

/** An error in the format of Google's APIs. */
export const fcmError = (
  code: number,
  status: string,
  {
    errorCode,
    headers,
    message = status,
  }: { errorCode?: string; headers?: Record<string, string>; message?: string } = {},
): ServerReply => ({
  status: code,
  ...(headers && { headers }),
  json: {
    error: {
      code,
      message,
      status,
      details: errorCode
        ? [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }]
        : [],
    },
  },
});

export async function startFcmServer(now: () => number): Promise<FcmServer> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const valid = new Set<string>();

  async function issue(body: string): Promise<ServerReply> {
    if (fcm.tokenReply) return fcm.tokenReply;
    const form = new URLSearchParams(body);
    const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      algorithms: ['RS256'],
      audience: `${fcm.url}/token`,
      issuer: 'sender@wayfare-test.iam.gserviceaccount.com',
      currentDate: new Date(now()),
      maxTokenAge: '1h',
    });
    const isComplete =
      form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
      payload.scope === 'https://www.googleapis.com/auth/firebase.messaging';
    if (!isComplete) return { status: 400, json: { error: 'invalid_scope' } };
    fcm.issued += 1;
    const token = `access-${fcm.issued}`;
    valid.add(token);
    return { json: { access_token: token, expires_in: 3599, token_type: 'Bearer' } };
  }

  const server = await startServer(async ({ path, body, headers }) => {
    if (path === '/token') return issue(body);
    if (path !== '/v1/projects/wayfare-test/messages:send') return fcmError(404, 'NOT_FOUND');
    const instead = fcm.instead.shift();
    if (instead) return instead;
    if (!valid.has((headers.authorization ?? '').replace('Bearer ', '')))
      return fcmError(401, 'UNAUTHENTICATED');
    const { message, validate_only: isCheck } = JSON.parse(body) as {
      message: FcmMessage;
      validate_only?: boolean;
    };
    if (Object.values(message.data).some((value) => typeof value !== 'string'))
      return fcmError(400, 'INVALID_ARGUMENT', { message: "Invalid value at 'message.data[0].value'" });
    const error = fcm.errors.get(message.token);
    if (error) return error;
    if (isCheck) return fcmError(400, 'INVALID_ARGUMENT', { errorCode: 'INVALID_ARGUMENT' });
    fcm.received.push(message);
    return { json: { name: `projects/wayfare-test/messages/${fcm.received.length}` } };
  });
  const fcm: FcmServer = {
    ...server,
    serviceAccount: JSON.stringify({
      type: 'service_account',
      project_id: 'wayfare-test',
      client_email: 'sender@wayfare-test.iam.gserviceaccount.com',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${server.url}/token`,
    }),
    received: [],
    issued: 0,
    errors: new Map(),
    instead: [],
    tokenReply: null,
    revoke: () => valid.clear(),
  };
  return fcm;
}

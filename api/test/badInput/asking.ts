import { DomainError, errorKeys } from '@wayfare/shared';
import type { Response, Test } from 'supertest';
import type { Client, TestApp } from '../support/testApp.js';
import type { Operation } from '../../src/edge/operation.js';
import { wireJson } from './badBodies.js';
import type { GoodRequest, Refusal } from './row.js';

/** A response. */
export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** How a request differs from the good one. Without `body` it has no body. */
export interface Change {
  as?: Client;
  params?: Record<string, string>;
  query?: Record<string, string>;
  search?: string;
  body?: object;
  raw?: string;
  type?: string;
  headers?: Record<string, string>;
}

/** An operation's name in the table of rows. */
export function nameOf({ method, path }: Operation) {
  return `${method.toUpperCase()} ${path}`;
}

/** The good request with a change. */
export function asGood({ body }: GoodRequest, change: Change = {}): Change {
  return { ...(body && { body }), ...change };
}

/** Sends the good request with a change. */
export async function send(
  app: TestApp,
  { method, path }: Operation,
  good: GoodRequest,
  change: Change,
): Promise<Answer> {
  const { as = good.as, params = good.params, query = good.query, body, raw, headers } = change;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params?.[name] ?? '');
  const search = change.search ?? new URLSearchParams(query).toString();
  const isForm = body instanceof FormData;
  const isBytes = body instanceof Uint8Array;
  const text = raw ?? (isForm || isBytes || body === undefined ? body : wireJson(body));
  const type =
    change.type ?? (isBytes && raw === undefined ? 'application/octet-stream' : 'application/json');
  const request = async (token: string) => {
    const sent = app
      .request(method, `/api${filled}${search && `?${search}`}`)
      .set({
        ...(token && { authorization: `Bearer ${token}` }),
        ...(text !== undefined && !isForm && { 'content-type': type }),
        ...(headers ?? good.headers),
      })
      // Sent as it is.
      .serialize((written) => written as string);
    if (text === undefined || method === 'get') return sent;
    return text instanceof FormData ? withForm(sent, text) : sent.send(text);
  };
  const response = await (as.user.id ? app.sendAs(as.user.id, request) : request(as.key ?? ''));
  return { status: response.status, body: response.type.includes('json') ? response.body : response.text };
}

async function withForm(request: Test, form: FormData): Promise<Response> {
  for (const [name, value] of form)
    if (typeof value === 'string') request.field(name, value);
    else request.attach(name, Buffer.from(await value.arrayBuffer()), value.name);
  return request;
}

/** The response to a body that makes the parser throw an error. @throws any other error */
export function answerOf(parse: () => unknown): Answer {
  try {
    parse();
    return { status: 200, body: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { status, key, text, fields } = error;
    return { status, body: { error: key, message: text, errors: fields } };
  }
}

/**
 * Returns the problem of a rejection, or null. A rejection must be a 4xx with a known error key, and match
 * `expected` if given.
 */
export function problemOf({ status, body }: Answer, expected: Refusal | null): string | null {
  const summary = `${status} ${body?.error} ${JSON.stringify(body?.errors ?? {})}`;
  if (status < 400 || status >= 500) return summary;
  if (!errorKeys.includes(body?.error) || typeof body.message !== 'string') return summary;
  if (!expected) return null;
  const [wantedStatus, wantedError, field] = expected;
  if (status !== wantedStatus || body.error !== wantedError)
    return `${summary}, not ${wantedStatus} ${wantedError}`;
  const named = Object.keys(body.errors ?? {});
  const isNamed =
    field === undefined ||
    named.some((name) => name === field || field.startsWith(`${name}.`) || name.startsWith(`${field}.`));
  return isNamed ? null : `${summary}, which does not name ${field}`;
}

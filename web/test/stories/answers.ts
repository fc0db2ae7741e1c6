import type { ErrorKey } from '@wayfare/shared';
import type { AnswerOf, PathOf } from '../../src/http/operations.js';

const methods = ['get', 'post', 'put', 'delete'] as const;
type Method = (typeof methods)[number];

/** An operation of the API, such as `get /bookings/{id}`. */
export type Operation = { [M in Method]: `${M} ${PathOf<M>}` }[Method];

/** The body of an operation's answer, as its contract declares it. */
export type AnswerTo<Name extends Operation> = Name extends `${infer M extends Method} ${infer Path}`
  ? AnswerOf<M, Path & PathOf<M>>
  : never;

/** What a page may get instead of an answer: a refusal, a lost connection, or nothing for now. */
class Instead {
  constructor(
    readonly kind: 'refused' | 'lost' | 'held',
    readonly status = 0,
    readonly body: object = {},
  ) {}
}

/** The API refuses the request. */
export const refused = (status: number, error: ErrorKey, more: { errors?: Record<string, string> } = {}) =>
  new Instead('refused', status, { error, message: '', ...more });
/** The request does not reach the API. */
export const lost = new Instead('lost');
/** The API takes so long that the page is still loading. */
export const held = new Instead('held');

/** What a story can look at before it answers. */
export interface StoryRequest {
  query: URLSearchParams;
  /** The parsed `filter` of a list. */
  filter: Record<string, unknown>;
  body: unknown;
}

type Given<Body> = Body | Instead;
/** The answers a story gives, by operation. */
export type Answers = {
  [Name in Operation]?: Given<AnswerTo<Name>> | ((request: StoryRequest) => Given<AnswerTo<Name>>);
};

interface Row {
  method: string;
  pattern: RegExp;
  /** Fixed addresses are found before those with parameters. */
  parameters: number;
  answer: unknown;
}

const rowsOf = (answers: Answers): Row[] =>
  Object.entries(answers)
    .map(([name, answer]) => {
      const [method = '', path = ''] = name.split(' ');
      const pattern = path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+');
      const parameters = path.split('{').length - 1;
      return { method: method.toUpperCase(), pattern: new RegExp(`^/api${pattern}$`), parameters, answer };
    })
    .sort((a, b) => a.parameters - b.parameters);

const HELD = Symbol('held');

/** The requests of a page, answered by a story. */
export interface AnsweringApi {
  /** How many requests wait for an answer that will come. */
  open(): number;
  /** Requests that the story has no answer for. */
  unanswered: string[];
  /** Requests that were sent, such as `POST /api/auth/login`, with their bodies. */
  sent: { name: string; body: unknown }[];
  stop(): void;
}

/** Answers the page's requests to the API from a table. All others go to the network. */
export function answerRequests(answers: Answers): AnsweringApi {
  const network = globalThis.fetch;
  const rows = rowsOf(answers);
  const unanswered: string[] = [];
  const sent: AnsweringApi['sent'] = [];
  let open = 0;
  let isStopped = false;

  function answer(url: URL, init: RequestInit): Response | typeof HELD {
    const method = init.method ?? 'GET';
    const name = `${method} ${url.pathname}`;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ name, body });
    const row = rows.find((candidate) => candidate.method === method && candidate.pattern.test(url.pathname));
    if (!row) {
      unanswered.push(name);
      return json({ error: 'not_found', message: '' }, 404);
    }
    const filter = JSON.parse(url.searchParams.get('filter') ?? '{}') as Record<string, unknown>;
    const given: unknown =
      typeof row.answer === 'function' ? row.answer({ query: url.searchParams, filter, body }) : row.answer;
    if (!(given instanceof Instead)) return json(given, 200, contentRange(given, url));
    if (given.kind === 'lost') throw new TypeError('Failed to fetch');
    if (given.kind === 'refused') return json(given.body, given.status);
    return HELD;
  }

  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== location.origin || !url.pathname.startsWith('/api/')) return network(input, init);
    // A page that is already gone gets no answer any more.
    if (isStopped) return new Promise(() => undefined);
    open += 1;
    try {
      // Like a network, it answers later.
      await Promise.resolve();
      const response = answer(url, init);
      if (response !== HELD) return response;
    } finally {
      open -= 1;
    }
    return new Promise(() => undefined);
  };
  return {
    open: () => open,
    unanswered,
    sent,
    stop() {
      isStopped = true;
      globalThis.fetch = network;
    },
  };
}

const json = (body: unknown, status: number, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

/** The header of a page of a list. A story's lists are complete. */
function contentRange(answer: unknown, url: URL): Record<string, string> {
  if (!Array.isArray(answer)) return {};
  const name = url.pathname.split('/').at(-1);
  return { 'Content-Range': `${name} 0-${Math.max(0, answer.length - 1)}/${answer.length}` };
}

import { type ServerReply, type ServerRequest, startServer } from './jsonServer.js';

/** A message as Expo receives it. */
export interface ExpoMessage {
  to: string;
  title: string;
  body: string;
  data: Record<string, unknown>;
  [field: string]: unknown;
}

/** Expo's push API on a loopback port: tickets, receipts and its documented errors. */
export interface ExpoServer {
  url: string;
  /** The messages of each accepted request. */
  chunks: ExpoMessage[][];
  requests: ServerRequest[];
  /** Errors of the tickets of some tokens. */
  ticketErrors: Map<string, string>;
  /** Errors of the receipts of some tokens. Other receipts are ok. */
  receiptErrors: Map<string, string>;
  /** Tokens without a receipt yet. */
  withoutReceipt: Set<string>;
  /** Projects of tokens; one for all if empty. */
  projects: Map<string, string>;
  /** Answers instead of the service, for as many requests as it has replies. */
  instead: ServerReply[];
  close(): Promise<void>;
}

/** Limits per request, as documented. */
const MESSAGES = 100;
const RECEIPTS = 1000;

const failure = (code: string, details: object = {}): ServerReply => ({
  status: 400,
  json: { errors: [{ code, message: code, details }] },
});

export async function startExpoServer(): Promise<ExpoServer> {
  const tokenOfTicket = new Map<string, string>();
  let tickets = 0;

  function send(messages: ExpoMessage[]): ServerReply {
    if (!Array.isArray(messages) || messages.length > MESSAGES) return failure('PUSH_TOO_MANY_NOTIFICATIONS');
    if (messages.some(({ title }) => title === 'invalid')) return failure('VALIDATION_ERROR');
    const projects = new Map<string, string[]>();
    for (const { to } of messages) {
      const project = expo.projects.get(to) ?? 'one';
      projects.set(project, [...(projects.get(project) ?? []), to]);
    }
    if (projects.size > 1) return failure('PUSH_TOO_MANY_EXPERIENCE_IDS', Object.fromEntries(projects));
    expo.chunks.push(messages);
    return { json: { data: messages.map(ticketFor) } };
  }

  function ticketFor({ to }: ExpoMessage) {
    const error = expo.ticketErrors.get(to);
    if (error) return { status: 'error', message: `problem with ${to}`, details: { error } };
    tickets += 1;
    const id = `ticket-${tickets}`;
    tokenOfTicket.set(id, to);
    return { status: 'ok', id };
  }

  function receipts(ids: string[]): ServerReply {
    if (ids.length > RECEIPTS) return failure('PUSH_TOO_MANY_RECEIPTS');
    const found = ids.flatMap((id) => {
      const token = tokenOfTicket.get(id);
      if (!token || expo.withoutReceipt.has(token)) return [];
      const error = expo.receiptErrors.get(token);
      return [[id, error ? { status: 'error', message: 'x', details: { error } } : { status: 'ok' }]];
    });
    return { json: { data: Object.fromEntries(found) } };
  }

  const server = await startServer((request) => {
    expo.requests.push(request);
    const instead = expo.instead.shift();
    if (instead) return instead;
    const body = JSON.parse(request.body);
    if (request.path === '/--/api/v2/push/send') return send(body);
    if (request.path === '/--/api/v2/push/getReceipts') return receipts(body.ids);
    return { status: 404 };
  });
  const expo: ExpoServer = {
    ...server,
    chunks: [],
    requests: [],
    ticketErrors: new Map(),
    receiptErrors: new Map(),
    withoutReceipt: new Set(),
    projects: new Map(),
    instead: [],
  };
  return expo;
}

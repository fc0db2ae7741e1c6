import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the receiver got. */
export interface ReceivedEvent {
  headers: IncomingHttpHeaders;
  body: string;
}

/** The receiver's answer. `hang` never answers. */
export type ReceiverAnswer =
  | number
  | 'hang'
  | { status: number; headers?: Record<string, string>; body?: string };

/** Another system that receives webhooks, on a port of its own. */
export interface WebhookReceiver {
  url: string;
  received: ReceivedEvent[];
  /** Answers what this returns, instead of 204. */
  answer: (event: ReceivedEvent) => ReceiverAnswer;
  /** The payloads received since the last call, as `type status`. */
  take(): string[];
  close(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const event = { headers: request.headers, body: Buffer.concat(chunks).toString() };
      receiver.received.push(event);
      const answer = receiver.answer(event);
      if (answer === 'hang') return;
      const { status, headers = {}, body = '' } = typeof answer === 'number' ? { status: answer } : answer;
      response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/hook`,
    received: [],
    answer: () => 204,
    take: () => receiver.received.splice(0).map(({ body }) => summaryOf(body)),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}

function summaryOf(body: string): string {
  const { type, data } = JSON.parse(body) as { type: string; data: { status?: string } };
  return data.status ? `${type} ${data.status}` : type;
}

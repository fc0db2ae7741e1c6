import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * A loopback server that answers like Twilio's messages and accounts APIs and keeps the messages it receives.
 */
export interface TwilioServer {
  url: string;
  received: { path: string; authorization: string; form: Record<string, string> }[];
  close(): Promise<void>;
}

/** `refused` is a number that the service reports as unreachable. */
export async function startTwilioServer({ refused }: { refused: string }): Promise<TwilioServer> {
  const received: TwilioServer['received'] = [];
  const server = createServer((request, response) => {
    const account = /^\/2010-04-01\/Accounts\/(\w+)\.json$/.exec(request.url ?? '');
    if (request.method === 'GET' && account) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ sid: account[1], status: 'active', type: 'Full' }));
      return;
    }
    void text(request).then((body) => {
      const form = Object.fromEntries(new URLSearchParams(body));
      const isRefused = form.To === refused;
      received.push({
        path: request.url ?? '',
        authorization: request.headers.authorization ?? '',
        form,
      });
      response.writeHead(isRefused ? 400 : 201, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(
          isRefused
            ? { code: 21211, message: "Invalid 'To' Phone Number", status: 400 }
            : { sid: 'SM1', status: 'queued' },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

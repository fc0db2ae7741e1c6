import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

/** A request as a test's server received it, with its body as text. */
export interface ServerRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A response of a test's server: JSON, or any text. `hangs` sends nothing. */
export interface ServerReply {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  text?: string;
  hangs?: boolean;
}

/** A server on a loopback port that answers every request with `reply`. */
export async function startServer(reply: (request: ServerRequest) => ServerReply | Promise<ServerReply>) {
  const server = createServer((request, response) => {
    void buffer(request).then(async (raw) => {
      const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw;
      const { method = '', url = '', headers } = request;
      const answer = await reply({ method, path: url, headers, body: body.toString('utf8') });
      if (answer.hangs) return;
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
      response.end(answer.text ?? JSON.stringify(answer.json ?? {}));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

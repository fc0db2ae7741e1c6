import { Agent } from 'node:http';
import supertest, { type Test } from 'supertest';

/** The HTTP methods of the API. */
export type Method = 'get' | 'post' | 'put' | 'delete';

/** Starts a request: headers and a body can be added to it; awaiting it sends it. It follows no redirect. */
export type StartRequest = (method: Method, path: string) => Test;

/** Requests to a running server over connections that are kept open. */
export function requestsTo(url: string) {
  const connections = new Agent({ keepAlive: true });
  const server = supertest(url);
  const request: StartRequest = (method, path) => server[method](path).agent(connections);
  return { request, closeConnections: () => connections.destroy() };
}

/** The headers of a response, as `fetch` gives them. */
export function headersOf(headers: Record<string, string | string[]>): Headers {
  return new Headers(
    Object.entries(headers).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  );
}

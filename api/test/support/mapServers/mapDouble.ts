import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that a double received. */
export interface MapRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** Parsed JSON. */
  body: any;
}

/** A double's answer. */
export interface MapReply {
  status?: number;
  json: unknown;
}

/** How a map service answers: as documented, or as on a bad day. */
export type MapMood =
  | 'normal'
  | 'hangs'
  | 'stops halfway'
  | 'fails'
  | 'garbage'
  | 'html'
  | 'huge'
  | 'redirects'
  | 'impossible'
  | 'quota'
  | 'denied'
  | 'gone';

/** A service's protocol, as its documentation describes it. */
export interface MapProtocol {
  /** The answer to a request; null for a path that the service does not have. */
  handle(request: MapRequest): MapReply | null;
  /** Its answer when the key's quota is used up, or when the server takes no more requests. */
  quota(request: MapRequest): MapReply;
  /** Its answer when it rejects the key. */
  denied(request: MapRequest): MapReply;
  /** A drive with a length of zero, or a place off the globe. */
  impossible(request: MapRequest): MapReply;
}

/** A map service's server on the loopback interface. */
export interface MapDouble {
  url: string;
  mood: MapMood;
  requests: MapRequest[];
  close(): Promise<void>;
}

export async function startMapDouble(protocol: MapProtocol): Promise<MapDouble> {
  const double: MapDouble = { url: '', mood: 'normal', requests: [], close };
  const server = createServer((message, response) => {
    void text(message).then((content) => {
      const { pathname, searchParams } = new URL(message.url ?? '', double.url);
      const request: MapRequest = {
        method: message.method ?? '',
        path: pathname,
        query: searchParams,
        headers: message.headers,
        body: content === '' ? null : JSON.parse(content),
      };
      double.requests.push(request);
      const send = (status: number, type: string, body: string, headers = {}) =>
        response.writeHead(status, { 'content-type': type, ...headers }).end(body);
      const reply = ({ status = 200, json }: MapReply) =>
        send(status, 'application/json', JSON.stringify(json));
      switch (double.mood) {
        case 'hangs':
          return undefined;
        case 'stops halfway':
          response.writeHead(200, { 'content-type': 'application/json' });
          return void response.write('{"routes":[{"dist');
        case 'gone':
          return void message.socket.destroy();
        case 'fails':
          return void send(500, 'application/json', '{"error":"internal"}');
        case 'garbage':
          return void send(
            200,
            'application/json',
            '{"routes":[{"distanceMeters":"far"}],"status":[],"trip":7}',
          );
        case 'html':
          return void send(200, 'text/html', '<h1>Maintenance</h1>');
        case 'huge':
          return void send(200, 'application/json', `{"status":"OK","results":["${'x'.repeat(5_000_000)}"]}`);
        case 'redirects':
          return void send(302, 'text/plain', '', { location: `${double.url}/elsewhere` });
        case 'quota':
          return void reply(protocol.quota(request));
        case 'denied':
          return void reply(protocol.denied(request));
        case 'impossible':
          return void reply(protocol.impossible(request));
        case 'normal':
          return void reply(protocol.handle(request) ?? { status: 404, json: { error: 'not found' } });
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  double.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return double;

  function close(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }
}

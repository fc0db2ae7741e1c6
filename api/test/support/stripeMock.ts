import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventually } from './eventually.js';
import { findProgram } from './findProgram.js';
import { freePort } from './freePort.js';

/** The path of stripe-mock on this machine (`STRIPE_MOCK`, or on PATH), or null. */
export const findStripeMock = () => findProgram('stripe-mock', 'STRIPE_MOCK');

/**
 * Parameters newer than stripe-mock 0.203, which knows Stripe's API of 2026-08-26; the client library is of
 * 2026-10-28.
 */
const UNKNOWN_YET = /^allowed_payment_method_types\[/;

/** Stripe's own test server. */
export interface StripeMock {
  url: string;
  /** The requests and answers: method and path, and the status. */
  readonly answers: { request: string; status: number }[];
  stop(): Promise<void>;
}

/**
 * Starts Stripe's own test server. It checks every request against Stripe's published API and answers with
 * its examples, so it shows whether requests are well-formed, but does not move money. Parameters that it
 * does not know yet are removed from the requests.
 */
export async function startStripeMock(binary: string): Promise<StripeMock> {
  const port = await freePort();
  const mock = `http://127.0.0.1:${port}`;
  const child = spawn(binary, ['-http-addr', `127.0.0.1:${port}`], { stdio: 'ignore' });
  const answers: StripeMock['answers'] = [];
  const server = createServer(async (request, response) => {
    const parameters = new URLSearchParams(await text(request));
    for (const name of [...parameters.keys()]) if (UNKNOWN_YET.test(name)) parameters.delete(name);
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const answer = await fetch(`${mock}${request.url}`, {
      method: request.method as string,
      headers: { authorization, 'content-type': type },
      ...(request.method === 'POST' && { body: parameters.toString() }),
    });
    answers.push({ request: `${request.method} ${request.url}`, status: answer.status });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await eventually('stripe-mock answers', () =>
    fetch(mock).then(
      () => true,
      () => false,
    ),
  );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    async stop() {
      server.close();
      server.closeAllConnections();
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requireAnswer, Unreachable } from './unreachable.js';

it('names the address and the reason in one line when the product is down', async () => {
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await requireAnswer(url);
  await new Promise((resolve) => {
    server.closeAllConnections();
    server.close(resolve);
  });
  const refused = await requireAnswer(url).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Unreachable);
  expect((refused as Error).message).toBe(
    `The product does not answer at ${url} (ECONNREFUSED): start it, or name its address with --url.`,
  );
});

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection between two programs that a test can cut, as a network would. */
export interface CuttableLink {
  port: number;
  /** Lets nothing pass, in either direction, without closing anything. New connections are not answered. */
  hold(): void;
  /** Everything passes again. Connections that were held are closed: their data is lost. */
  restore(): void;
  close(): Promise<void>;
}

/**
 * Forwards connections on a loopback port to a server.
 * @param target where the server listens: a Unix socket, or a host and a port
 */
export async function cuttableLink(
  target: { path: string } | { host: string; port: number },
): Promise<CuttableLink> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isHeld = false;

  const server = createServer((near) => {
    if (isHeld) near.pause();
    const far = connect(target);
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [pair, [far, near] as const]) {
      from.setNoDelay(true);
      from.on('data', (data) => {
        if (isHeld) return;
        if (!to.write(data)) {
          from.pause();
          to.once('drain', () => from.resume());
        }
      });
      from.on('error', end);
      from.on('close', end);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const endAll = () => {
    for (const [near, far] of [...pairs]) {
      near.destroy();
      far.destroy();
    }
  };

  return {
    port: (server.address() as AddressInfo).port,
    hold() {
      isHeld = true;
    },
    restore() {
      isHeld = false;
      endAll();
    },
    close() {
      endAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

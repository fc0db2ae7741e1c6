import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The way to a server, which can be cut like a network: nothing arrives any more, and no connection ends. */
export interface CuttableProxy {
  url: string;
  cut(): void;
  /** New connections work again; those from before are gone. */
  restore(): void;
  close(): Promise<void>;
}

/** Starts a proxy in front of a server on this machine. */
export async function startCuttableProxy(target: string): Promise<CuttableProxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    if (isCut) return;
    const upstream = connect(Number(new URL(target).port), '127.0.0.1');
    keep(upstream);
    client.pipe(upstream).pipe(client);
  });
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    restore() {
      isCut = false;
      dropAll();
    },
    close() {
      dropAll();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

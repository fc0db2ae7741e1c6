/** The parts of Engine.IO and Socket.IO that open a connection: their packets begin with these. */
const OPEN = '0';
const CONNECT = '40';
const HANDSHAKE = {
  sid: 'story',
  upgrades: [],
  // Longer than any story: pings would need answers.
  pingInterval: 3_600_000,
  pingTimeout: 3_600_000,
  maxPayload: 1_000_000,
};

/** A connection that opens at once and reports nothing. */
class QuietSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  binaryType = 'arraybuffer';
  bufferedAmount = 0;
  onopen: (() => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    super();
    setTimeout(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
      this.#receive(OPEN + JSON.stringify(HANDSHAKE));
    });
  }

  send(packet: string): void {
    if (packet.startsWith(CONNECT)) setTimeout(() => this.#receive(`${CONNECT}{"sid":"story"}`));
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code: 1000, reason: '' });
  }

  #receive(data: string): void {
    if (this.readyState === WebSocket.OPEN) this.onmessage?.({ data });
  }
}

/**
 * Opens the product's live connections without a server. Other connections, such as the test runner's, stay.
 */
export function openQuietly(): void {
  const Network = globalThis.WebSocket;
  globalThis.WebSocket = new Proxy(Network, {
    construct: (target, [address, ...rest]: [string | URL, ...string[][]]) =>
      String(address).includes('/socket.io/')
        ? (new QuietSocket() as unknown as WebSocket)
        : Reflect.construct(target, [address, ...rest]),
  });
}

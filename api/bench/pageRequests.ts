import { Agent, get } from 'node:http';

/** Requests pages over keep-alive connections, as browsers and proxies do. */
export class PageRequests {
  readonly #agent: Agent;
  readonly #headers: Record<string, string>;

  constructor(connections: number, headers: Record<string, string> = {}) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
    this.#headers = headers;
  }

  /** Returns the whole response. @throws when its status is not 200 */
  ask(url: string): Promise<{ body: string; headers: NodeJS.Dict<string | string[]> }> {
    return new Promise((resolve, reject) => {
      get(url, { agent: this.#agent, headers: this.#headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(parts).toString();
          if (response.statusCode === 200) resolve({ body, headers: response.headers });
          else reject(new Error(`${url} answers ${response.statusCode}: ${body.slice(0, 200)}`));
        });
      }).on('error', reject);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

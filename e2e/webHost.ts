import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The changes of a new version of the site. */
export interface Deployment {
  /** The page has this name in an attribute. */
  named: string;
  /** The script that gets a new name: the server no longer has the old one. */
  renames: RegExp;
  /** The server does not have the new name either. */
  isMissing?: boolean;
  /** The server still has the old page. */
  hasOldPage?: boolean;
}

/** A server in front of the product that can deploy new versions of the site. */
export interface WebHost {
  url: string;
  /** The new address of the script that the last deployment renamed. */
  readonly renamed: string;
  deploy(deployment: Deployment): Promise<void>;
  close(): Promise<void>;
}

const WORKER = '/service-worker.js';
const PAGE = '/site-assets/index.html';

/**
 * Starts a server that passes requests on to the product, and forbids browsers to keep the answers
 * themselves.
 */
export async function startWebHost(product: string): Promise<WebHost> {
  let replaced = new Map<string, string | null>();
  let renamed = '';
  const load = async (path: string) => (await fetch(product + path)).text();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const own = replaced.get(path);
    const found =
      own === undefined ? await fetch(product + path, { headers: headersOf(request) }) : undefined;
    const status = own === null ? 404 : (found?.status ?? 200);
    response.writeHead(status, {
      'content-type': found?.headers.get('content-type') ?? typeOf(path),
      'cache-control': 'no-store',
    });
    response.end(own ?? (found ? Buffer.from(await found.arrayBuffer()) : ''));
  }

  async function deploy({ named, renames, isMissing, hasOldPage }: Deployment): Promise<void> {
    const [worker, page] = await Promise.all([load(WORKER), load(PAGE)]);
    const [oldName] = renames.exec(worker) as RegExpExecArray;
    const newName = `LoginPage-${named}.js`;
    const newPage = page.replace('<html', `<html data-deployment="${named}"`);
    const script = await load(`/site-assets/assets/${oldName}`);
    renamed = `/site-assets/assets/${newName}`;
    replaced = new Map([
      [`/site-assets/assets/${oldName}`, null],
      [renamed, isMissing ? null : script],
      [PAGE, hasOldPage ? page : newPage],
      [
        WORKER,
        worker
          .replace(oldName, newName)
          .replace(sha256(page), sha256(newPage))
          .replace(/version:(.)\w+/, (_, quote: string) => `version:${quote}${named}`),
      ],
    ]);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get renamed() {
      return renamed;
    },
    deploy,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  headers['accept-language'] ? { 'accept-language': headers['accept-language'] } : {};
const typeOf = (path: string) => (path.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/javascript');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

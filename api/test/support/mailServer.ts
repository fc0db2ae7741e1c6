import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server on a loopback port that keeps the mail it receives. */
export interface MailServer {
  url: string;
  received: Email[];
  /** Stops it: its port refuses connections from then on. */
  close(): Promise<void>;
  /** Listens on the same port again. */
  open(): Promise<void>;
}

/** `refused` is an address that the server reports as unknown. */
export async function startMailServer({ refused }: { refused?: string } = {}): Promise<MailServer> {
  const received: Email[] = [];
  let port = 0;
  let server: SMTPServer;

  async function open() {
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo({ address }, _session, callback) {
        callback(
          address === refused ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null,
        );
      },
      onData(stream, _session, callback) {
        buffer(stream)
          .then((raw) => PostalMime.parse(raw))
          .then((mail) => {
            received.push(mail);
            callback();
          }, callback);
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
    port = (server.server.address() as AddressInfo).port;
  }
  await open();

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    open,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

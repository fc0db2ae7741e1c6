import type { LookupAddress } from 'node:dns';
import { startWebhookReceiver, type WebhookReceiver } from '../../../test/support/webhookReceiver.js';
import { type ResolveName, webhookPoster } from './postWebhook.js';

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(() => receiver.close());

const named = (host: string) => receiver.url.replace('127.0.0.1', host);
const here: LookupAddress = { address: '127.0.0.1', family: 4 };
/** A name server that gives these answers, one after the other. */
function nameServer(...answers: LookupAddress[][]) {
  const resolve: ResolveName = (_host, _options, done) => {
    const addresses = answers.shift();
    if (addresses) done(null, addresses);
    else done(new Error('asked again'), []);
  };
  return { resolve, left: () => answers.length };
}

it('sends headers and body, and returns the answer', async () => {
  receiver.answer = () => ({ status: 503, headers: { 'retry-after': '7' }, body: 'busy' });
  const post = webhookPoster({ allowsLoopback: true });
  const outcome = await post(receiver.url, { 'webhook-id': 'e1' }, '{"a":"é"}');
  expect(outcome).toEqual({ status: 503, answer: 'busy', retryAfter: '7' });
  expect(receiver.received).toMatchObject([{ headers: { 'webhook-id': 'e1' }, body: '{"a":"é"}' }]);
});

it('sends nothing to a private address in the URL', async () => {
  const post = webhookPoster({ allowsLoopback: false });
  expect(await post(receiver.url, {}, '{}')).toEqual({ error: 'address' });
  expect(await post('https://[::ffff:10.0.0.1]/', {}, '{}')).toEqual({ error: 'address' });
  expect(await post('https://169.254.169.254/latest', {}, '{}')).toEqual({ error: 'address' });
  expect(receiver.received).toEqual([]);
});

it('sends nothing to a name that leads to a private address, even besides a public one', async () => {
  const publicOne = { address: '93.184.216.34', family: 4 };
  for (const addresses of [[here], [publicOne, here], [{ address: '::ffff:127.0.0.1', family: 6 }]]) {
    const post = webhookPoster({ allowsLoopback: false, resolve: nameServer(addresses).resolve });
    expect(await post(named('hooks.example.com'), {}, '{}')).toEqual({ error: 'address' });
  }
  const post = webhookPoster({ allowsLoopback: false });
  expect(await post(named('localhost'), {}, '{}')).toEqual({ error: 'address' });
  expect(receiver.received).toEqual([]);
});

it('connects to the address that was checked, without asking for the name again', async () => {
  const { resolve, left } = nameServer([here], [{ address: '10.0.0.1', family: 4 }]);
  const post = webhookPoster({ allowsLoopback: true, resolve });
  expect(await post(named('hooks.example.com'), {}, '{}')).toEqual({ status: 204 });
  expect({ received: receiver.received.length, left: left() }).toEqual({ received: 1, left: 1 });
});

it('checks a name again for every request, so that a changed address is refused', async () => {
  const { resolve } = nameServer([here], [{ address: '10.0.0.1', family: 4 }]);
  const post = webhookPoster({ allowsLoopback: true, resolve });
  expect(await post(named('hooks.example.com'), {}, '{}')).toEqual({ status: 204 });
  expect(await post(named('hooks.example.com'), {}, '{}')).toEqual({ error: 'address' });
});

it('does not follow redirects', async () => {
  receiver.answer = () => ({ status: 307, headers: { location: receiver.url } });
  const post = webhookPoster({ allowsLoopback: true });
  expect(await post(receiver.url, {}, '{}')).toEqual({ status: 307 });
  expect(receiver.received).toHaveLength(1);
});

it('waits for an answer only for a limited time', async () => {
  receiver.answer = () => 'hang';
  const post = webhookPoster({ allowsLoopback: true, timeoutMs: 50 });
  expect(await post(receiver.url, {}, '{}')).toEqual({ error: 'timeout' });
});

it('keeps only the start of a long answer', async () => {
  receiver.answer = () => ({ status: 200, body: 'x'.repeat(5_000_000) });
  const post = webhookPoster({ allowsLoopback: true });
  expect(await post(receiver.url, {}, '{}')).toEqual({ status: 200, answer: 'x'.repeat(500) });
});

it('says that there is no connection, and that a name is unknown', async () => {
  const closed = receiver.url;
  await receiver.close();
  const post = webhookPoster({ allowsLoopback: true });
  expect(await post(closed, {}, '{}')).toEqual({ error: 'connection' });
  expect(
    await webhookPoster({ allowsLoopback: true, resolve: nameServer().resolve })('http://a.example/', {}, ''),
  ).toEqual({ error: 'connection' });
  receiver = await startWebhookReceiver();
});

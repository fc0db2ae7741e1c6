import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { signedHeaders } from './webhookSecret.js';

/** Returns the event of a request. Throws if it is forged, changed, or older than five minutes. */
export function eventOf(secret: string, headers: Record<string, string>, body: string) {
  return new Webhook(secret).verify(body, headers) as { type: string; timestamp: string; data: object };
}

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const BODY = JSON.stringify({ type: 'ping', timestamp: '2026-03-02T10:00:00.000Z', data: {} });

describe('the example for receivers', () => {
  it('is the code of this test', () => {
    const page = readFileSync(
      fileURLToPath(new URL('../../../../docs/webhooks.md', import.meta.url)),
      'utf8',
    );
    const example = /```ts\n([\s\S]*?)```/.exec(page)?.[1]?.split('\n\n').at(1) as string;
    expect(readFileSync(fileURLToPath(import.meta.url), 'utf8')).toContain(example);
  });

  it('accepts what the product signs, with any of several secrets', () => {
    const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
    const headers = signedHeaders('evt_1', Date.now(), BODY, [other, SECRET]);
    expect(eventOf(SECRET, headers, BODY)).toMatchObject({ type: 'ping' });
    expect(eventOf(other, headers, BODY)).toMatchObject({ type: 'ping' });
  });

  it.each([
    [
      'another secret',
      (headers: Record<string, string>) => [headers, BODY, `whsec_${Buffer.alloc(32).toString('base64')}`],
    ],
    ['another body', (headers: Record<string, string>) => [headers, `${BODY} `, SECRET]],
    [
      'another id',
      (headers: Record<string, string>) => [{ ...headers, 'webhook-id': 'evt_2' }, BODY, SECRET],
    ],
    ['an old request', () => [signedHeaders('evt_1', Date.now() - 301_000, BODY, [SECRET]), BODY, SECRET]],
  ] as const)('rejects %s', (_what, change) => {
    const [headers, body, secret] = change(signedHeaders('evt_1', Date.now(), BODY, [SECRET]));
    expect(() => eventOf(secret as string, headers as Record<string, string>, body as string)).toThrow();
  });
});

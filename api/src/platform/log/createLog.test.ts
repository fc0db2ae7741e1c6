import { stripVTControlCharacters } from 'node:util';
import { createLog } from './createLog.js';

function logTo(LOG_FORMAT: 'readable' | 'json') {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'info', LOG_FORMAT }, { write: (line) => lines.push(line) });
  return { log, lines };
}

describe('the log', () => {
  it('has one JSON object per line, from its level up', () => {
    const { log, lines } = logTo('json');
    log.debug('not shown');
    log.info({ uid: 'u1' }, 'shown');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(lines[0] as string)).toMatchObject({ level: 30, uid: 'u1', msg: 'shown' });
  });

  it.each(['authorization', 'cookie', 'set-cookie', 'password', 'token', 'otp', 'secret', 'body'])(
    'never shows a field named %s',
    (name) => {
      const { log, lines } = logTo('json');
      log.info({ [name]: 'hush', request: { [name]: 'hush', kept: 'kept' } }, 'a line');
      expect(lines[0]).not.toContain('hush');
      expect(JSON.parse(lines[0] as string)).toMatchObject({
        request: { [name]: '[redacted]', kept: 'kept' },
      });
    },
  );

  it('shows of an error only its type, message, stack, code and causes', () => {
    const { log, lines } = logTo('json');
    const cause = new Error('GET https://user:hush@maps.example/route?key=hush&at=1 failed');
    const error = Object.assign(new TypeError('no route', { cause }), {
      code: 'E_ROUTE',
      document: { password: 'hush' },
      config: { headers: { authorization: 'hush' } },
    });
    log.error({ err: error }, 'failed');
    const { err } = JSON.parse(lines[0] as string) as { err: Record<string, unknown> };
    expect(err).toEqual({
      type: 'TypeError',
      message: 'no route: GET https://[redacted]@maps.example/route?[redacted] failed',
      stack: expect.stringMatching(/createLog\.test[\s\S]*caused by/),
      code: 'E_ROUTE',
    });
    expect(lines[0]).not.toContain('hush');
  });

  it('shows each error of several', () => {
    const { log, lines } = logTo('json');
    log.error({ err: new AggregateError([new Error('IPv4'), new Error('IPv6')], 'no connection') });
    expect(JSON.parse(lines[0] as string)).toMatchObject({
      err: { message: 'no connection', aggregateErrors: [{ message: 'IPv4' }, { message: 'IPv6' }] },
    });
  });

  it('is readable for people', () => {
    const { log, lines } = logTo('readable');
    const request = { method: 'GET', path: '/api/riders', route: '/api/riders', status: 200, ms: 3 };
    log.info({ ...request, uid: 'u1', traceId: undefined }, 'request');
    log.error({ err: new Error('broken') }, 'request failed');
    const [first, second] = lines.map(stripVTControlCharacters);
    expect(first).toMatch(
      /^\d\d:\d\d:\d\d\.\d{3} INFO {3}request {2}GET \/api\/riders 200 3 ms {2}uid=u1\n$/,
    );
    expect(second).toMatch(/^\d\d:\d\d:\d\d\.\d{3} ERROR {2}request failed\nError: broken\n +at /);
  });
});

import { readFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { cuttableLink } from './fleet/cuttableLink.js';
import { fillIn } from './fleet/site.js';
import { faultsOf, openBetween, percentile, type Sent, sentBetween } from './traffic/callLog.js';
import { findFailures, upgradeReport } from './upgrade/upgradeReport.js';
import type { UpgradeResult } from './upgrade/rollingUpgrade.js';
import { acknowledgeStep, createAcknowledged, findLosses, findStuck } from './verify/acknowledged.js';

const sent = (at: number, ms: number, fault: string | null = null): Sent => ({
  at,
  ms,
  operation: 'GET /bookings',
  fault,
});

describe('what was acknowledged', () => {
  const booking = { id: 'b1', customer: 'r', status: 'PAID' };
  const acknowledged = () => {
    const all = createAcknowledged();
    all.bookings.set('key', { id: 'b1', rider: 'r', status: 'NEW' });
    acknowledgeStep(all, 'key', 'PAID');
    // The answer to an earlier step, which came late.
    acknowledgeStep(all, 'key', 'STARTED');
    all.credits.set('credit', { uid: 's', amount: 5 });
    return all;
  };

  it('is all there if each booking is as far as it was acknowledged, and each credit was made once', () => {
    expect(findLosses(acknowledged(), [booking], new Map([['s', 5]]))).toEqual([]);
    expect(findLosses(acknowledged(), [{ ...booking, status: 'COMPLETE' }], new Map())).toEqual([]);
  });

  it('is lost if a booking is missing or went back, or a wallet contains something else', () => {
    expect(findLosses(acknowledged(), [], new Map())).toEqual([
      'booking key was acknowledged and does not exist',
    ]);
    expect(findLosses(acknowledged(), [{ ...booking, status: 'STARTED' }], new Map([['s', 10]]))).toEqual([
      'booking key was acknowledged as PAID and is STARTED',
      'a wallet was credited 5 and contains 10',
    ]);
  });

  it('was done twice if there are more bookings than were asked for', () => {
    const twice = [booking, { ...booking, id: 'b2' }];
    expect(findLosses(acknowledged(), twice, new Map())).toEqual(['2 bookings exist, and 1 were asked for']);
    const unanswered = acknowledged();
    unanswered.bookings.set('other', null);
    expect(findLosses(unanswered, twice, new Map())).toEqual([]);
  });

  it('is stuck if a trip is neither over nor allowed to wait', () => {
    const open = { ...booking, id: 'b2', status: 'STARTED' };
    expect(findStuck([booking, open], new Set(['PAID']))).toEqual(['booking b2 is still STARTED']);
  });
});

describe('a log of what was sent', () => {
  it('gives percentiles and faults of a time', () => {
    const log = [sent(0, 10), sent(500, 30, '502'), sent(900, 20, '502'), sent(1_000, 99, 'ECONNRESET')];
    const first = sentBetween(log, 0, 1_000);
    expect(openBetween(log, 905, 1_000).map(({ at }) => at)).toEqual([900]);
    expect([percentile(first, 0.5), percentile(first, 0.99), percentile([], 0.5)]).toEqual([20, 30, null]);
    expect(faultsOf(log)).toEqual([
      { what: 'GET /bookings: 502', times: 2 },
      { what: 'GET /bookings: ECONNRESET', times: 1 },
    ]);
  });
});

describe('the report of a rolling upgrade', () => {
  const good: UpgradeResult = {
    replaced: [{ process: 1, to: 'new', stopMs: 5_000, startMs: 900 }],
    sent: [sent(0, 10), sent(1, 20)],
    seconds: 60,
    completed: 7,
    disconnects: 3,
    missed: [],
    problems: [],
    readings: [{ version: 'old', reading: { lists: 2, rows: 40, broken: [] } }],
    verdict: { bookings: 7, credits: 9, losses: [], stuck: [], ledgerOff: 0 },
  };

  it('has no failures if every request was answered and everything is there', () => {
    expect(findFailures(good)).toEqual([]);
    expect(upgradeReport(good, { from: 'old', to: 'new' })).toContain(
      'Nothing failed, and nothing was lost.',
    );
  });

  it('names each kind of failure', () => {
    const bad: UpgradeResult = {
      ...good,
      sent: [sent(0, 10, '502 from the proxy'), sent(1, 10, '502 from the proxy')],
      missed: ['an offer', 'an offer'],
      problems: ['a trip: refused'],
      readings: [{ version: 'old', reading: { lists: 2, rows: 0, broken: ['/riders: 500'] } }],
      verdict: { ...good.verdict, losses: ['a loss'], stuck: ['a trip'], ledgerOff: 2 },
    };
    expect(findFailures(bad)).toEqual([
      'failed 2 times: GET /bookings: 502 from the proxy',
      'a change that no client was notified of, 2 times: an offer',
      'a trip: refused',
      'cannot be read by old: /riders: 500',
      'a loss',
      'a trip',
      'the ledger has 2 discrepancies',
    ]);
    expect(upgradeReport(bad, { from: 'old', to: 'new' })).toContain('7 failures:');
  });
});

it('the documented configuration of nginx takes one line for each process', async () => {
  const file = fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url));
  const parts = { port: 2, plainPort: 1, ports: [3, 4], certificate: '/c', key: '/k' };
  const filled = fillIn(await readFile(file, 'utf8'), parts);
  expect(filled).toMatch(/server 127\.0\.0\.1:3 max_fails.*;\n +server 127\.0\.0\.1:4 max_fails.*;/);
  expect(() => fillIn('server {}', parts)).toThrow('deploy/nginx.conf has no listen 80;');
});

it('a link passes nothing while it is held, and ends what was held when it is restored', async () => {
  const echo = createServer((socket) => socket.pipe(socket));
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const link = await cuttableLink({ host: '127.0.0.1', port: (echo.address() as AddressInfo).port });
  const sockets: Socket[] = [];
  const open = async () => {
    const socket = connect(link.port, '127.0.0.1');
    sockets.push(socket);
    // What was held and never read makes the end a reset.
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  try {
    const before = await open();
    before.write('a');
    expect(String((await once(before, 'data'))[0])).toBe('a');
    link.hold();
    const received: unknown[] = [];
    before.on('data', (data) => received.push(data));
    before.write('b');
    const ended = new Promise((resolve) => before.once('close', resolve));
    link.restore();
    await ended;
    expect(received).toEqual([]);
    const after = await open();
    after.write('c');
    expect(String((await once(after, 'data'))[0])).toBe('c');
  } finally {
    for (const socket of sockets) socket.destroy();
    await link.close();
    echo.close();
  }
});

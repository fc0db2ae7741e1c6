import { callLog } from './callLog.js';

it('percentiles are right to 5 %, however many calls there were', () => {
  const log = callLog();
  for (let ms = 1; ms <= 1_000; ms += 1) log.took('GET /api/settings', ms);
  log.took('GET /api/cartypes', 5_000);
  const [settings, carTypes] = log.times();
  expect(settings).toMatchObject({ operation: 'GET /api/settings', calls: 1_000 });
  expect(settings!.p50 / 500).toBeCloseTo(1, 1);
  expect(settings!.p99 / 990).toBeCloseTo(1, 1);
  expect(carTypes!.p50 / 5_000).toBeCloseTo(1, 1);
  expect(log.count()).toBe(1_001);
});

it('the same errors are counted together', () => {
  const log = callLog();
  log.failed('/api/bookings', 'select_proper');
  log.failed('/api/estimates', 'unreachable');
  log.failed('/api/bookings', 'select_proper');
  expect(log.errors()).toEqual([
    { operation: '/api/bookings', key: 'select_proper', times: 2 },
    { operation: '/api/estimates', key: 'unreachable', times: 1 },
  ]);
});

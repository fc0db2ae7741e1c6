import { dueFix, fixOf, nothingSent, stepPlace, takeFix, withFix } from './deviceFix.js';

const NOW = 1_800_000_000_000;
const SECOND = 1000;
const coords = { latitude: 40.75, longitude: -73.98, accuracy: 8.4 };
const fix = (seconds: number, accuracyM = 8) => ({
  lat: 40.75,
  lng: -73.98,
  at: NOW + seconds * SECOND,
  accuracyM,
});

describe('a fix of the device', () => {
  it('keeps the time at which it was measured, and its accuracy', () => {
    expect(fixOf({ coords, timestamp: NOW - 7_200.4 }, NOW)).toEqual({
      lat: 40.75,
      lng: -73.98,
      at: NOW - 7_200,
      accuracyM: 8,
    });
  });

  it.each([
    ['the year 2001', Date.UTC(2001, 0, 1)],
    ['zero', 0],
    ['the future', NOW + 5 * SECOND],
    ['no time', Number.NaN],
  ])('from %s counts as measured now: the receiver’s clock is wrong', (_, timestamp) => {
    expect(fixOf({ coords, timestamp }, NOW).at).toBe(NOW);
  });

  it('names no accuracy if the device does not', () => {
    expect(fixOf({ coords: { ...coords, accuracy: Number.NaN }, timestamp: NOW }, NOW)).not.toHaveProperty(
      'accuracyM',
    );
  });
});

describe('steps of a trip', () => {
  it('are taken at the last exact fix, not at a coarse one after it', () => {
    const measured = withFix(withFix(null, fix(0)), { ...fix(10, 3_000), lat: 41 });
    expect(measured.latest.lat).toBe(41);
    expect(stepPlace(measured, NOW + 20 * SECOND)).toEqual({ lat: 40.75, lng: -73.98 });
  });

  it('have no place once the last exact fix is two minutes old', () => {
    const measured = withFix(null, fix(0));
    expect(stepPlace(measured, NOW + 120 * SECOND)).not.toBeNull();
    expect(stepPlace(measured, NOW + 121 * SECOND)).toBeNull();
    expect(stepPlace(withFix(null, fix(0, 900)), NOW)).toBeNull();
    expect(stepPlace(null, NOW)).toBeNull();
  });
});

describe('sending', () => {
  it('takes a fix every three seconds, and each one once', () => {
    let { sent, isSent } = takeFix(nothingSent, fix(0), NOW);
    expect(isSent).toBe(true);
    ({ sent, isSent } = takeFix(sent, fix(1), NOW + SECOND));
    expect(isSent).toBe(false);
    ({ sent, isSent } = takeFix(sent, fix(3), NOW + 3 * SECOND));
    expect(isSent).toBe(true);
    expect(takeFix(sent, fix(3), NOW + 30 * SECOND).isSent).toBe(false);
    expect(takeFix(sent, fix(2), NOW + 30 * SECOND).isSent).toBe(false);
  });

  it('measures again after twenty seconds of silence, and never sends an old place anew', () => {
    const { sent } = takeFix(nothingSent, fix(0), NOW);
    expect(dueFix(sent, NOW + 15 * SECOND)).toBeNull();
    for (const seconds of [20, 84, 600]) expect(dueFix(sent, NOW + seconds * SECOND)).toBe('measure');
  });

  it('first sends a fix that came too soon after the last one', () => {
    const { sent } = takeFix(takeFix(nothingSent, fix(0), NOW).sent, fix(1), NOW + SECOND);
    expect(dueFix(sent, NOW + 20 * SECOND)).toEqual(fix(1));
  });

  it('goes on when the device’s clock is set back', () => {
    const { sent } = takeFix(nothingSent, fix(600), NOW + 600 * SECOND);
    expect(dueFix(sent, NOW)).toBe('measure');
    expect(takeFix(sent, fix(0), NOW, true).isSent).toBe(true);
  });
});

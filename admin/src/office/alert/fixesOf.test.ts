import { alertKinds, MOST_WIDENED } from '@wayfare/shared';
import { fixesOf } from './fixesOf.js';

describe('fixesOf', () => {
  it('offers something for an alert of every kind', () => {
    for (const kind of alertKinds) expect(fixesOf(kind, { status: 'NEW' }, true)).not.toEqual([]);
  });

  it('offers to end the trip of an alert that its driver may never end', () => {
    const ends = (...[kind, status]: [Parameters<typeof fixesOf>[0], 'STARTED' | 'PENDING' | 'ACCEPTED']) =>
      fixesOf(kind, { status }, true).includes('end');
    for (const kind of ['still', 'stale', 'offRoute', 'emergency'] as const) {
      expect(ends(kind, 'STARTED')).toBe(true);
      expect(ends(kind, 'ACCEPTED')).toBe(false);
    }
    expect(ends('payment', 'PENDING')).toBe(true);
  });

  it('offers to write about the trip of every alert', () => {
    for (const kind of alertKinds.filter((one) => one !== 'capture'))
      expect(fixesOf(kind, { status: 'STARTED' }, true)).toEqual(expect.arrayContaining(['call', 'message']));
  });

  it('widens the search only while auto dispatch looks for a driver, and up to a limit', () => {
    const widens = (...args: Parameters<typeof fixesOf>) => fixesOf(...args).includes('widen');
    expect(widens('late', { status: 'NEW' }, true)).toBe(true);
    expect(widens('late', { status: 'NEW', widened: MOST_WIDENED - 1 }, true)).toBe(true);
    expect(widens('late', { status: 'NEW', widened: MOST_WIDENED }, true)).toBe(false);
    expect(widens('late', { status: 'ACCEPTED' }, true)).toBe(false);
    expect(widens('late', { status: 'NEW' }, false)).toBe(false);
    expect(widens('emergency', { status: 'NEW' }, true)).toBe(false);
  });

  it('raises the offer of a trip that waits for a driver, whether or not auto dispatch is on', () => {
    const raises = (...args: Parameters<typeof fixesOf>) => fixesOf(...args).includes('raise');
    for (const kind of ['late', 'ahead'] as const)
      for (const dispatches of [true, false]) expect(raises(kind, { status: 'NEW' }, dispatches)).toBe(true);
    expect(raises('late', { status: 'ACCEPTED' }, true)).toBe(false);
    expect(raises('pickup', { status: 'ACCEPTED' }, true)).toBe(false);
  });
});

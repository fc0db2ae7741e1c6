import { menuFor, screensOf } from './menu.js';
import {
  type Begun,
  type Command,
  isSecondKey,
  press,
  rememberFirstKey,
  type Shortcut,
  shortcutsFor,
  type Stroke,
} from './shortcuts.js';

const stroke = (key: string, more: Partial<Stroke> = {}): Stroke => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

/** The commands for a series of keys, each pressed a given number of ms after the previous one. */
function typed(strokes: readonly Stroke[], shortcuts: readonly Shortcut[], apart = 100): (Command | null)[] {
  let begun: Begun | null = null;
  return strokes.map((next, index) => {
    const after = press(next, begun, shortcuts, index * apart);
    begun = after.begun;
    return after.command;
  });
}

const admin = shortcutsFor('admin');

describe('shortcuts', () => {
  it('are one key, or two in quick succession', () => {
    expect(typed([stroke('?')], admin)).toEqual([{ open: 'shortcuts' }]);
    expect(typed([stroke('g'), stroke('b')], admin)).toEqual([null, { go: '/bookings' }]);
    expect(typed([stroke('g'), stroke('b')], admin, 1501)).toEqual([null, null]);
    expect(typed([stroke('b'), stroke('g'), stroke('g'), stroke('d')], admin)).toEqual([
      null,
      null,
      null,
      { go: '/dashboard' },
    ]);
  });

  it('open every page of a dispatcher except the home page and the profile, each with keys of its own', () => {
    const shortcuts = shortcutsFor('admin', 'dispatcher');
    const reached = shortcuts.flatMap(({ does }) => ('go' in does ? [does.go] : []));
    const pages = screensOf(menuFor('admin', 'dispatcher')).map(({ to }) => to);
    expect(pages.filter((page) => !reached.includes(page))).toEqual(['/', '/profile']);
    const keys = shortcuts.map((shortcut) => shortcut.keys.join());
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('keep their second key from lists and cards with keys of their own', () => {
    rememberFirstKey({ key: 'g', at: 1_000 });
    expect([isSecondKey({ timeStamp: 2_500 }), isSecondKey({ timeStamp: 2_501 })]).toEqual([true, false]);
    rememberFirstKey(null);
    expect(isSecondKey({ timeStamp: 1_100 })).toBe(false);
  });

  it('work on non-Latin keyboards', () => {
    const onArabic = [stroke('ل', { code: 'KeyG' }), stroke('ي', { code: 'KeyD' })];
    expect(typed(onArabic, admin)).toEqual([null, { go: '/dashboard' }]);
    expect(typed([stroke('؟', { code: 'Slash' })], admin)).toEqual([{ open: 'shortcuts' }]);
  });

  it('leave browser shortcuts alone: with a modifier, only the palette’s works', () => {
    const held = [
      stroke('k', { ctrlKey: true }),
      stroke('K', { metaKey: true }),
      stroke('d', { ctrlKey: true }),
    ];
    expect(typed(held, [])).toEqual([{ open: 'palette' }, { open: 'palette' }, null]);
    expect(typed([stroke('k', { ctrlKey: true, altKey: true })], admin)).toEqual([null]);
  });

  it('with a single key do nothing when turned off', () => {
    expect(
      typed(
        ['?', '/', 'g', 'd'].map((key) => stroke(key)),
        [],
      ),
    ).toEqual([null, null, null, null]);
  });

  it('never lead to a page the role may not open', () => {
    const screens = shortcutsFor('fleetadmin').flatMap(({ does }) => ('go' in does ? [does.go] : []));
    expect(screens).toEqual([
      '/desk',
      '/planner',
      '/alerts',
      '/conversations',
      '/dashboard',
      '/bookings',
      '/callerbookings',
      '/drivers',
      '/driverearning',
    ]);
  });
});

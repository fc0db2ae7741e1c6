import { readOptions, UnusableOptions } from './options.js';

const env = { DEMO_PASSWORD: 'demo-password' };
const messageOf = (args: string[], given: NodeJS.ProcessEnv = env) => {
  try {
    readOptions(args, given);
  } catch (error) {
    if (error instanceof UnusableOptions) return error.message;
    throw error;
  }
  return null;
};

it('the demo needs no options but its password', () => {
  expect(readOptions([], env)).toMatchObject({
    url: 'http://127.0.0.1:3000',
    city: 'New York',
    drivers: 10,
    riders: 25,
    speed: 1,
    seed: 1,
    minutes: null,
    trips: null,
    hour: null,
    audit: false,
    admin: { email: 'admin@wayfare.example', password: 'demo-password' },
    secret: 'demo-password',
  });
});

it('help comes before everything else', () => {
  expect(readOptions(['--help', '--speed', 'fast'], {})).toBeNull();
});

it.each([
  [['--speed', '0'], '--speed: '],
  [['--speed', 'fast'], '--speed: '],
  [['--drivers', '1.5'], '--drivers: '],
  [['--riders', '100000'], '--riders: '],
  [['--url', 'ftp://example.com'], '--url: '],
  [['--minutes', ''], '--minutes: '],
  [['--fast'], "Unknown option '--fast'"],
  [['city'], 'Unexpected argument'],
])('%j is refused with one line that names the problem', (args, expected) => {
  expect(messageOf(args)).toContain(expected);
});

it('an admin’s password is required, because an admin approves drivers', () => {
  expect(messageOf([], {})).toContain('SIMULATOR_ADMIN_PASSWORD');
});

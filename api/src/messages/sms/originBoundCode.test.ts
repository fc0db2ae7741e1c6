import { withOriginBoundCode } from './originBoundCode.js';

it('ends with the host and the code, so that phones fill it in at this site only', () => {
  const text = withOriginBoundCode(
    'Wayfare: your code is 123456.',
    '123456',
    'https://ride.example.com:8443/x',
  );
  expect(text.split('\n').at(-1)).toBe('@ride.example.com #123456');
  expect(text).toContain('your code is 123456.\n');
});

it('leaves the text alone where the site is not served by https', () => {
  expect(withOriginBoundCode('Code 1', '1', 'http://127.0.0.1:3000')).toBe('Code 1');
});

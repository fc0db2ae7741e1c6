import { inputAge } from './inputAge.js';

const START = Date.UTC(2026, 2, 2, 10);

function page() {
  const clock = { at: START };
  const target = new EventTarget();
  return { clock, target, age: inputAge(target, () => clock.at) };
}

it('returns whole seconds since the page was opened, until the user interacts with it', () => {
  const { clock, age } = page();
  expect(age()).toBe(0);
  clock.at += 59_999;
  expect(age()).toBe(59);
  clock.at += 1;
  expect(age()).toBe(60);
});

it.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])('restarts at a %s', (input) => {
  const { clock, target, age } = page();
  clock.at += 3_600_000;
  target.dispatchEvent(new Event(input));
  expect(age()).toBe(0);
  clock.at += 5_000;
  expect(age()).toBe(5);
});

it.each(['focus', 'visibilitychange', 'pointermove', 'scroll', 'online', 'message'])(
  'continues over a %s, which can occur without the user',
  (event) => {
    const { clock, target, age } = page();
    clock.at += 3_600_000;
    target.dispatchEvent(new Event(event));
    expect(age()).toBe(3_600);
  },
);

it('is never negative, even if the computer’s clock is set back', () => {
  const { clock, age } = page();
  clock.at -= 60_000;
  expect(age()).toBe(0);
});

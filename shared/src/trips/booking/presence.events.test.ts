import { othersPresent, PRESENCE_ENDS_MS, type Presence } from './presence.events.js';

const NOW = 1_800_000_000_000;
const people = (...list: (Partial<Presence> & { receivedAt?: number })[]) =>
  new Map(
    list.map((one, index) => {
      const connection = `c${index}`;
      return [connection, { connection, uid: 'u', name: 'U', isChanging: false, receivedAt: NOW, ...one }];
    }),
  );

it('the others are each named once, as changing if one of their pages does, and never oneself [4.81]', () => {
  const present = people(
    { uid: 'me', name: 'Me' },
    { uid: 'sara', name: 'Sara' },
    { uid: 'sara', name: 'Sara', isChanging: true },
    { uid: 'ali', name: 'Ali' },
  );
  expect(othersPresent(present, { uid: 'me', now: NOW })).toEqual([
    { uid: 'ali', name: 'Ali', isChanging: false },
    { uid: 'sara', name: 'Sara', isChanging: true },
  ]);
});

it('whoever has not been received from for too long is gone', () => {
  const present = people({ uid: 'sara', name: 'Sara', receivedAt: NOW - PRESENCE_ENDS_MS - 1 });
  expect(othersPresent(present, { uid: 'me', now: NOW })).toEqual([]);
});

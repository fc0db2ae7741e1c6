import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resourcePages } from '@wayfare/shared';
import { queryKeysIn } from '../../../../web/test/queryKeys.js';
import { alsoChanges, laterQueries } from './realtime.js';

const api = fileURLToPath(new URL('../../../../api/src', import.meta.url));
const sources = readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(`${api}/${file}`, 'utf8') }));

/** The resources whose changes the API announces: by their use cases, or as those of every resource. */
const announced = sources.flatMap(({ file, text }) => [
  ...[...text.matchAll(/resourceChanged\(\s*'([\w-]+)'/g)].map(([, name = '']) => name),
  ...((file.endsWith('.resource.ts') && /\b(create|update|remove)\b/.test(text)) ||
  file.endsWith('user.realtime.ts')
    ? [...text.matchAll(/(?:^\s*name|\b(?:rider|driver|fleetadmin|admin)): '([\w-]+)'/gm)].map(
        ([, name = '']) => name,
      )
    : []),
]);

/** Queries that no event refreshes, each with the reason. */
const withoutEvents: Readonly<Record<string, string>> = {
  places: 'a search',
  run: 'a task of the server, polled while it runs',
  'sign-ins': 'polled',
  'second-factor': 'changes only by its own page',
  palette: 'a search',
  'drivers everywhere': 'an overview of one moment',
  'street of the car': 'follows a position, and is read again each minute',
  'trip eta': 'polled while it is shown',
  desk: 'reads each changed trip again on its own',
  inbox: 'has an event of its own',
  messages: 'each message arrives with its own event',
  shiftreplay: 'a shift that is over',
  timezone: 'where a place is does not change',
  version: 'changes only when the product is updated',
};

const refreshed = new Set([
  ...announced,
  ...Object.values(alsoChanges).flat(),
  ...laterQueries.map(({ queryKey: [key] }) => String(key)),
]);

it('every query of a page is refreshed by an event, or has a reason why not [7.31, 7.33]', () => {
  const shown = queryKeysIn('admin/src', 'web/src');
  expect(shown).toEqual(
    expect.arrayContaining(['bookings', 'dashboard', 'planner', 'settings', 'webhook-deliveries']),
  );
  const known = [...refreshed, ...Object.keys(withoutEvents)];
  expect(shown.filter((key) => !known.includes(key))).toEqual([]);
});

it('every list of the panel is refreshed by an event [7.31, 7.33]', () => {
  const lists = resourcePages.map(({ resource }) => resource);
  expect(lists).toEqual(expect.arrayContaining(['sms', 'auditlog', 'withdraws', 'cardpayments']));
  expect(lists.filter((name) => !refreshed.has(name))).toEqual([]);
});

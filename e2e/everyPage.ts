import type { BrowserContext } from '@playwright/test';
import { pageRoutes } from '@wayfare/shared';
import { answerOf, type Person } from './people.js';

const driven = { status: ['COMPLETE'] };

/**
 * Pages below those in the table of pages. For a record's page, the first record that matches the filter is
 * used.
 */
const morePages: [who: Person, path: string, filter?: object][] = [
  ['rider', '/bookings/:id', driven],
  ['rider', '/bookings/:id/receipt', driven],
  ['rider', '/profile/places'],
  ['rider', '/profile/wallet'],
  ['rider', '/profile/notifications'],
  ['rider', '/profile/messages'],
  ['driver', '/profile/statement'],
  ['driver', '/profile/decisions'],
  ['fleet', '/bookings/:id/show', driven],
  ['fleet', '/drivers/:id', {}],
  ['fleet', '/drivers/create'],
  ['admin', '/bookings/:id/show', driven],
  ['admin', '/riders/:id', { q: 'rider@wayfare.example' }],
  ['admin', '/riders/create'],
  ['admin', '/conversations/:id/show', {}],
  ['admin', '/drivers/:id', { q: 'driver@wayfare.example' }],
  ['admin', '/drivers/create'],
  ['admin', '/fleetadmins/:id', { q: 'fleet@wayfare.example' }],
  ['admin', '/fleetadmins/create'],
];

/** Everyone who opens pages; null is a visitor. */
export const everyone = [null, 'rider', 'driver', 'fleet', 'admin'] as const;
/** The usertype of a demo account. */
export const usertypeOf = (who: Person | null) => (who === 'fleet' ? 'fleetadmin' : who);

/** Every page, for each role that may open it. Public pages are opened without signing in. */
export const pages: [who: Person | null, path: string, filter?: object][] = [
  ...everyone.flatMap((who) =>
    pageRoutes
      .filter(({ roles }) =>
        roles === 'public' ? who === null : roles.some((role) => role === usertypeOf(who)),
      )
      .map(({ path }): [Person | null, string] => [who, path]),
  ),
  ...morePages,
];

/** The address of a page; for a record's page, that of the first match. */
export async function addressOf(context: BrowserContext, path: string, filter?: object): Promise<string> {
  if (!filter) return path;
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' });
  const [record] = await answerOf(await context.request.get(`/api${path.split('/:id')[0]}?${query}`));
  return path.replace(':id', record.id);
}

/** Splits a list into parts of at most `size`. */
export const inParts = <T>(all: readonly T[], size: number): T[][] =>
  all.length === 0 ? [] : [all.slice(0, size), ...inParts(all.slice(size), size)];
